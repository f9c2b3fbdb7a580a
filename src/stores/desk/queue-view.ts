import { type DeskItemKind, deskItemKinds } from '#src/domain/desk/desk-item.ts';
import { type QueueShare, queueShares } from '#src/domain/desk/queue-tally.ts';

import type { ListView } from './list-view.ts';

/** The kind that a view of the queue is narrowed to; undefined: all. */
export function kindOf({ choices }: ListView): DeskItemKind | undefined {
	return deskItemKinds.find((kind) => kind === choices['kind']);
}

/** Whose rows a view of the queue shows; undefined: all that were not put off. */
export function shareOf({ choices }: ListView): QueueShare | undefined {
	return queueShares.find((share) => share === choices['share']);
}
