import { ApiError } from '#src/browser/api.ts';
import { type References, referencesText } from '#src/domain/admin/deleted-rows.ts';

import { showToast } from '../toasts.ts';
import type { ListPage } from './ask.ts';
import { conflictOf, type ConflictReply } from './conflict.ts';
import { recount } from './counts.ts';
import { failureReason } from './failure-reason.ts';
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

type Revision = { id: number; version: number };

type Kind<Fields, Row> = {
	/** As sentences call it: 'tour package'. */
	name: string;
	/** The path of the endpoint that lists such rows. */
	list: string;
	/** The schema of the form that is sent, whose fields the server may refuse. */
	fields: { shape: object };
	/** The 409 answer to a change. */
	conflict: ConflictReply<Row>;
	create: (fields: Fields) => Promise<Row>;
	update: (id: number, fields: Fields) => Promise<Row>;
	remove: (id: number, version: number) => Promise<unknown>;
	restore: (id: number, version: number) => Promise<Row>;
	references: (id: number) => Promise<References>;
};

/** What the panel does with the rows of one kind; lists that are shown follow at once. */
export type CatalogActions<Fields, Row extends { id: number }> = ReturnType<
	typeof catalogActions<Fields, Row>
>;

/** The same three changes for every kind of catalog row, and how they are told. */
export function catalogActions<Fields, Row extends { id: number }>(kind: Kind<Fields, Row>) {
	const { name, list } = kind;

	/**
	 * Stores a form and says how that went.
	 * @param id the row's; null for a new one
	 * @param onStored called before it is said: it closes the dialog, under which a toast could not be heard
	 */
	async function save(
		id: number | null,
		fields: Fields,
		onStored: () => void,
	): Promise<Saved<Row>> {
		const verb = id === null ? 'create' : 'update';
		try {
			const row = await (id === null ? kind.create(fields) : kind.update(id, fields));
			showAsItIs(row);
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
		sayDone(`${verb}d`);
		askAgain();
		return { state: 'stored' };
	}

	/** What refers to a row, in a sentence for whoever is about to delete it. */
	async function referencesTo({ id }: { id: number }): Promise<string> {
		return referencesText(await kind.references(id));
	}

	/** Deletes a row as it was seen and says how that went. @returns whether it is gone */
	function remove({ id, version }: Revision): Promise<boolean> {
		return leaveList(id, 'delete', () => kind.remove(id, version));
	}

	/** Brings a deleted row back and says how that went. @returns whether it is there again */
	function restore({ id, version }: Revision): Promise<boolean> {
		return leaveList(id, 'restore', () => kind.restore(id, version));
	}

	/** Takes a row from the list it stands in, that of the deleted ones or of the others. */
	async function leaveList(
		id: number,
		verb: 'delete' | 'restore',
		send: () => Promise<unknown>,
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
		sayDone(`${verb}d`);
		askAgain();
		return true;
	}

	function showAsItIs(row: Row): void {
		changeRows((rows) => rows.map((other) => (other.id === row.id ? row : other)));
	}

	// What is known at once is shown at once; what the order of the list is, the API says a moment later.
	function changeRows(change: (rows: Row[]) => Row[]): void {
		queryClient.setQueriesData<ListPage<Row>>({ queryKey: [list] }, (page) => {
			if (!page) return page;
			const rows = change(page.rows);
			return { rows, total: page.total - (page.rows.length - rows.length) };
		});
	}

	function askAgain(): void {
		void queryClient.invalidateQueries({ queryKey: [list] });
		recount();
	}

	function sayDone(done: string): void {
		const title = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${done} successfully`;
		showToast({ title, about: list, tone: 'success' });
	}

	function sayFailed(verb: string, error: unknown): void {
		const title = `Failed to ${verb} ${name}`;
		showToast({ title, description: failureReason(error), about: list, tone: 'destructive' });
	}

	return { name, save, referencesTo, remove, restore };
}

// The server names what is wrong within a list too; what is no part of the form is said as a whole.
function refusedPaths(
	error: unknown,
	{ shape }: Kind<never, never>['fields'],
): Record<string, string> {
	const issues = error instanceof ApiError ? (error.reply?.issues ?? []) : [];
	const { version: _, ...fields } = { version: null, ...shape };
	const named = issues.filter(({ path }) => Object.hasOwn(fields, path.split('.')[0] ?? ''));
	// The first of several counts.
	return Object.fromEntries(named.toReversed().map(({ path, message }) => [path, message]));
}
