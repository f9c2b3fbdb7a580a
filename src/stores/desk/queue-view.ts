import { type DeskItemKind, deskItemKinds } from '#src/domain/desk/desk-item.ts';
import {
	type QueueShare,
	queueShares,
	type QueueView,
	queueViews,
} from '#src/domain/desk/queue-tally.ts';

import type { ListView } from './list-view.ts';

/** The kind that a view of the queue is narrowed to; undefined: all. */
export function kindOf({ choices }: ListView): DeskItemKind | undefined {
	return deskItemKinds.find((kind) => kind === choices['kind']);
}

/** Which of its views Today shows; what is due where the address names none. */
export function queueViewOf({ choices }: ListView): QueueView {
	return queueViews.find((view) => view === choices['view']) ?? 'due';
}

/** Whose rows a view of the queue shows; undefined: whosever they are. */
export function shareOf({ choices }: ListView): QueueShare | undefined {
	return queueShares.find((share) => share === choices['share']);
}
