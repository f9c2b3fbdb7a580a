import type { RefObject } from 'react';

import type { QueueRow } from '#src/contract/desk/queue.ts';

import { rowDoor } from '../panel/use-row-focus.ts';
import { useSingleKeys } from '../panel/use-single-keys.ts';

/** What a key does to the row that has the focus. */
export type QueueKeys = Partial<Record<string, (row: QueueRow) => void>>;

/**
 * The keys of the queue: `j` and `k` lead the focus to the next row and to the one before, others act on the row that has
 * it.
 * @param list what holds the rows, in their order
 */
export function useQueueKeys(
	list: RefObject<HTMLElement | null>,
	rows: readonly QueueRow[],
	keys: QueueKeys,
): void {
	useSingleKeys(({ key, repeat }) => {
		const doors = [...(list.current?.querySelectorAll<HTMLElement>(rowDoor) ?? [])];
		const here = doors.findIndex((door) => door.closest('tr')?.contains(document.activeElement));
		const step = { j: 1, k: -1 }[key];
		const row = rows[here];
		if (step !== undefined) {
			const next = here < 0 ? 0 : Math.min(doors.length - 1, Math.max(0, here + step));
			doors[next]?.focus();
			doors[next]?.closest('tr')?.scrollIntoView({ block: 'nearest' });
		} else if (row && keys[key]) {
			if (!repeat) keys[key](row);
		} else return false;
		return true;
	});
}
