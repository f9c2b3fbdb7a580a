import { type Colleague, type QueueRow, whyNotDone } from '#src/contract/desk/queue.ts';
import { wholeWords } from '#src/domain/calendar/moment-words.ts';
import { deskItemLabels } from '#src/domain/desk/queue-words.ts';

import type { FieldErrors } from '../forms/refusal.ts';
import { showToast } from '../toasts.ts';
import { markRow, rowKey } from './queue.ts';

/** Gives something that waits to somebody of the desk, oneself too; null: to nobody. */
export function assign(row: QueueRow, assignee: Colleague | null): Promise<unknown> {
	return markRow({
		row,
		step: { mark: 'assigned', to: assignee?.id ?? null },
		change: { assignee },
		failed: 'Not Assigned',
	});
}

/**
 * Puts something off: until then nobody sees it, unless they look for it.
 * @returns what the server refuses of the moment
 */
export function putOff(row: QueueRow, until: Date): Promise<FieldErrors<'until'>> {
	return markRow({
		row,
		step: { mark: 'later', until: until.toISOString() },
		change: null,
		done: (marked) => ({
			// A hold is back when it ends, whatever was chosen.
			title: `Put Off Until ${wholeWords(new Date(marked.laterUntil ?? until))}`,
			description: `${named(row)} comes back then.`,
			actions: [undoing(marked)],
		}),
		failed: 'Not Put Off',
	});
}

/** Says that somebody waits no more, or why that cannot be said. */
export async function finish(row: QueueRow): Promise<void> {
	const refusal = whyNotDone(row.kind);
	if (refusal !== null) {
		showToast({ title: 'Not Marked as Done', description: refusal, about: rowKey(row) });
		return;
	}
	await markRow({
		row,
		step: { mark: 'done' },
		change: null,
		done: (marked) => ({
			title: 'Done',
			description: `${named(row)} waits no more.`,
			actions: [undoing(marked)],
		}),
		failed: 'Not Marked as Done',
	});
}

/** Lets something wait that was done, or put off. */
export function reopen(row: QueueRow): Promise<unknown> {
	return markRow({
		row,
		step: { mark: 'open' },
		change: null,
		done: () => ({ title: 'Waits Again', description: `${named(row)} is in the queue.` }),
		failed: 'Not Brought Back',
	});
}

function undoing(marked: QueueRow) {
	return { title: 'Undo', run: () => void reopen(marked) };
}

function named({ kind, who }: QueueRow): string {
	return `${deskItemLabels[kind]}, ${who}`;
}
