import { showToast } from '../toasts.ts';
import type { ListPage } from './call-desk-api.ts';
import { conflictOf, type ConflictReply } from './conflict.ts';
import { recount } from './counts.ts';
import { failureReason } from './failure-reason.ts';
import { refusedByPath } from './issues-by-path.ts';
import { queryClient } from './query-client.ts';

/** What has come of saving a form. */
export type Saved<Row> =
	| { state: 'stored' }
	/** What the server says of the fields, by their path: 'itinerary.2.title'. */
	| { state: 'refused'; fields: Record<string, string> }
	/** Somebody else changed the row first. */
	| { state: 'changed meanwhile'; message: string; current: Row }
	/** As a whole, which a toast says. */
	| { state: 'failed' };

type Kind<Row> = {
	/** As sentences call it: 'tour package'. */
	name: string;
	/** The path of the endpoint that lists such rows. */
	list: string;
	/** The schema of the form that is sent, whose fields the server may refuse. */
	fields: { shape: object };
	/** The 409 answer to a change. */
	conflict: ConflictReply<Row>;
	/** Takes the last change of a row back, which made this version of it. */
	undo: (id: number, version: number) => Promise<Row>;
};

/** A row in the version that a change made. */
type Changed = { id: number; version: number };

/** How rows are stored and taken away that administrators enter, and how that is told; lists that are shown follow at once. */
export function enteredRows<Row extends Changed>(kind: Kind<Row>) {
	const { name, list } = kind;

	/**
	 * Stores a form and says how that went.
	 * @param onStored called before it is said: it closes the dialog, under which a toast could not be heard
	 * @param seen the version that was seen: where it is stored still, nothing was changed that could be taken back
	 */
	async function save(
		verb: 'create' | 'update',
		send: () => Promise<Row>,
		onStored: () => void,
		seen?: number,
	): Promise<Saved<Row>> {
		let stored: Row;
		try {
			stored = await send();
			showAsItIs(stored);
		} catch (error) {
			const refused = refusedPaths(error, kind.fields);
			if (Object.keys(refused).length > 0) return { state: 'refused', fields: refused };
			// Somebody else changed it, or it was stored and only the answer was lost.
			askAgain();
			const conflict = conflictOf(error, kind.conflict);
			if (conflict) return { state: 'changed meanwhile', ...conflict };
			sayFailed(verb, error);
			return { state: 'failed' };
		}
		onStored();
		sayDone(`${verb}d successfully`, stored.version === seen ? null : stored);
		askAgain();
		return { state: 'stored' };
	}

	/**
	 * Takes a row from the list it stands in, and says how that went.
	 * @param seen the version that it leaves in; one more is stored
	 * @param isKept whether it can be brought back
	 * @returns whether it has left
	 */
	async function leaveList(
		{ id, version }: Changed,
		verb: 'delete' | 'restore',
		send: () => Promise<unknown>,
		isKept = true,
	): Promise<boolean> {
		try {
			await send();
		} catch (error) {
			const conflict = conflictOf(error, kind.conflict);
			if (conflict) showAsItIs(conflict.current);
			sayFailed(verb, error);
			// It may be gone already.
			askAgain();
			return false;
		}
		changeRows((rows) => rows.filter((other) => other.id !== id));
		sayDone(`${verb}d successfully`, isKept ? { id, version: version + 1 } : null);
		askAgain();
		return true;
	}

	/**
	 * Does something else to a row, or with it, and says how that went.
	 * @param words 'publish', and what is said of the row once it is: 'published'
	 * @returns the row that came of it; null where nothing did
	 */
	async function act(
		[verb, done]: readonly [verb: string, done: string],
		send: () => Promise<Row>,
	): Promise<Row | null> {
		const row = await ask(verb, send);
		if (row === null) return null;
		showAsItIs(row);
		sayDone(done, row);
		askAgain();
		return row;
	}

	/** Asks for something about a row; where that fails, says so. */
	async function ask<Answer>(verb: string, send: () => Promise<Answer>): Promise<Answer | null> {
		try {
			return await send();
		} catch (error) {
			const conflict = conflictOf(error, kind.conflict);
			if (conflict) showAsItIs(conflict.current);
			sayFailed(verb, error);
			askAgain();
			return null;
		}
	}

	function showAsItIs(row: Row): void {
		changeRows((rows) => rows.map((other) => (other.id === row.id ? row : other)));
	}

	// What is known at once is shown at once; what the order of the list is, the API says a moment later.
	function changeRows(change: (rows: Row[]) => Row[]): void {
		queryClient.setQueriesData<ListPage<Row>>({ queryKey: [list] }, (page) => {
			if (!page) return page;
			const rows = change(page.rows);
			return { ...page, rows, total: page.total - (page.rows.length - rows.length) };
		});
	}

	function askAgain(): void {
		void queryClient.invalidateQueries({ queryKey: [list] });
		recount();
	}

	/** @param changed what can be taken back; null where nothing can */
	function sayDone(done: string, changed: Changed | null): void {
		const title = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${done}`;
		const actions = changed ? [{ title: 'Undo', run: () => void undo(changed) }] : [];
		showToast({ title, about: list, tone: 'success', actions });
	}

	/** Takes the last change of a row back, and says how that went. @returns whether it is as it was */
	async function undo({ id, version }: Changed): Promise<boolean> {
		const row = await ask('undo the change of this', () => kind.undo(id, version));
		if (row === null) return false;
		showAsItIs(row);
		sayDone('is as it was before', null);
		askAgain();
		return true;
	}

	function sayFailed(verb: string, error: unknown): void {
		const title = `Failed to ${verb} ${name}`;
		showToast({ title, description: failureReason(error), about: list, tone: 'destructive' });
	}

	return { save, leaveList, act, ask, undo };
}

/**
 * What the server says of a form's fields, by their path: it names what is wrong within a list too. What is no part of
 * the form is said as a whole.
 */
export function refusedPaths(error: unknown, { shape }: { shape: object }): Record<string, string> {
	const { version: _, ...fields } = { version: null, ...shape };
	return Object.fromEntries(
		Object.entries(refusedByPath(error)).filter(([path]) =>
			Object.hasOwn(fields, path.split('.')[0] ?? ''),
		),
	);
}
