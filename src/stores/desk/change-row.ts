import { atom } from 'nanostores';

import { showToast, type ToastMessage } from '../toasts.ts';
import type { ListPage } from './call-desk-api.ts';
import { conflictOf, type ConflictReply } from './conflict.ts';
import { recount } from './counts.ts';
import { failureReason } from './failure-reason.ts';
import { queryClient } from './query-client.ts';

type Versioned = { id: number; version: number };

export type RowChange<Row extends Versioned> = {
	/** The path of the endpoint that lists such rows: what is kept of its pages is changed with the row. */
	list: string;
	/** The row as it was seen. */
	row: Row;
	/** What it is to be. */
	change: Partial<Row>;
	/** Asks the API for the change; gives the row as it is stored. */
	send: () => Promise<Row>;
	/** The 409 answer of that call. */
	conflict: ConflictReply<Row>;
	/** Takes the change back that made the row what it is; left out where nothing can. */
	undo?: (changed: Row) => void;
	words: {
		done: ToastMessage;
		/** The title above the reason why it was not done. */
		failed: string;
	};
};

/** The rows whose change is on its way, by `rowKey`: while it is, no other change of them is sent. */
export const $changingRows = atom<ReadonlySet<string>>(new Set());

/** What a row is called in `$changingRows`. */
export function rowKey(list: string, { id }: { id: number }): string {
	return `${list}/${id}`;
}

/**
 * Changes a row at once wherever it is shown, asks the API for it, and says how that went. A failure puts this row back
 * and leaves all others alone; where somebody else changed it first, it is shown as it is now. While one change of a row
 * is on its way, another one is not begun.
 */
export async function changeRow<Row extends Versioned>(wanted: RowChange<Row>): Promise<void> {
	const { list, row, change, send, undo, words } = wanted;
	const key = rowKey(list, row);
	await whileChanging(list, row, async () => {
		showRow(list, { ...row, ...change });
		try {
			const stored = await send();
			showRow(list, stored);
			const isUndoable = undo !== undefined && stored.version !== row.version;
			const actions = isUndoable && { actions: [{ title: 'Undo', run: () => undo(stored) }] };
			showToast({ tone: 'success', ...words.done, ...actions, about: key });
		} catch (error) {
			const conflict = conflictOf(error, wanted.conflict);
			showRow(list, conflict?.current ?? row);
			const reason = conflict?.message ?? failureReason(error);
			showToast({ title: words.failed, description: reason, tone: 'destructive', about: key });
		}
	});
}

/**
 * Does something to a row, and asks for its lists anew after it.
 * @returns null, without doing it, where another change of the row is on its way
 */
export async function whileChanging<Result>(
	list: string,
	row: { id: number },
	work: () => Promise<Result>,
): Promise<Result | null> {
	const key = rowKey(list, row);
	if ($changingRows.get().has(key)) return null;
	$changingRows.set(new Set($changingRows.get()).add(key));
	// An older answer on its way would put the old row back; what is stopped here is asked for again at the end.
	await queryClient.cancelQueries({ queryKey: [list] });
	try {
		return await work();
	} finally {
		settle(list, key);
	}
}

/** A row that is open in a dialog, as a list of one for the cache: every change of the row reaches it there too. */
export function openedRow<Row extends { id: number }>(list: string, row: Row) {
	const data: ListPage<Row> = { rows: [row], total: 1 };
	// Forgotten as soon as the dialog is gone: the next one begins with what the list says by then.
	return { queryKey: [list, { id: row.id }], initialData: data, enabled: false, gcTime: 0 };
}

/** Shows a row in its lists; a page that was loaded in the meantime may know a later version of it: that one stays. */
export function showRow(list: string, row: Versioned): void {
	queryClient.setQueriesData<ListPage<Versioned>>({ queryKey: [list] }, (page) => {
		const isShown = page?.rows.some(({ id, version }) => id === row.id && version <= row.version);
		if (!page || !isShown) return page;
		return { ...page, rows: page.rows.map((other) => (other.id === row.id ? row : other)) };
	});
}

function settle(list: string, key: string): void {
	const others = new Set($changingRows.get());
	others.delete(key);
	$changingRows.set(others);
	recount();
	// The last one asks: an answer in between would show the others as they were before their change.
	const isLast = ![...others].some((other) => other.startsWith(`${list}/`));
	if (isLast) void queryClient.invalidateQueries({ queryKey: [list] });
}
