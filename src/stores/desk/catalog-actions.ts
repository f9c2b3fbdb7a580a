import type { PreviewLink } from '#src/contract/desk/catalog-state.ts';
import type { CatalogState, EnteredState } from '#src/domain/catalog/catalog-state.ts';
import { type References, referencesText, usesText } from '#src/domain/desk/deleted-rows.ts';

import type { ConflictReply } from './conflict.ts';
import { enteredRows, type Saved } from './entered-rows.ts';

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
	undo: (id: number, version: number) => Promise<Row>;
	create: (fields: Fields, state: EnteredState) => Promise<Row>;
	update: (id: number, fields: Fields) => Promise<Row>;
	remove: (id: number, version: number) => Promise<unknown>;
	restore: (id: number, version: number) => Promise<Row>;
	references: (id: number) => Promise<References>;
	changeState: (id: number, version: number, state: CatalogState) => Promise<Row>;
	duplicate: (id: number) => Promise<Row>;
	preview: (id: number) => Promise<PreviewLink>;
	/** What everybody sees of a row once it is published, in a sentence. */
	shows: (row: Row) => Promise<string>;
};

/** What the panel does with the rows of one kind; lists that are shown follow at once. */
export type CatalogActions<Fields, Row extends Revision> = ReturnType<
	typeof catalogActions<Fields, Row>
>;

const verbs: Record<CatalogState, [verb: string, done: string]> = {
	draft: ['unpublish', 'is a draft again'],
	published: ['publish', 'published'],
	archived: ['archive', 'archived'],
};

/** The same changes for every kind of catalog row, and how they are told. */
export function catalogActions<Fields, Row extends Revision>(kind: Kind<Fields, Row>) {
	const rows = enteredRows<Row>(kind);

	/**
	 * Stores a form and says how that went.
	 * @param id the row's; null for a new one
	 * @param onStored called before it is said: it closes the dialog, under which a toast could not be heard
	 * @param state where a new one begins
	 */
	function save(
		id: number | null,
		fields: Fields,
		onStored: () => void,
		state: EnteredState = 'published',
	): Promise<Saved<Row>> {
		if (id === null) return rows.save('create', () => kind.create(fields, state), onStored);
		return rows.save('update', () => kind.update(id, fields), onStored);
	}

	/** What refers to a row, in a sentence for whoever is about to delete it. */
	async function referencesTo({ id }: { id: number }): Promise<string> {
		return referencesText(await kind.references(id));
	}

	/** Deletes a row as it was seen and says how that went. @returns whether it is gone */
	function remove({ id, version }: Revision): Promise<boolean> {
		return rows.leaveList({ id, version }, 'delete', () => kind.remove(id, version));
	}

	/** Brings a deleted row back and says how that went. @returns whether it is there again */
	function restore({ id, version }: Revision): Promise<boolean> {
		return rows.leaveList({ id, version }, 'restore', () => kind.restore(id, version));
	}

	/** By what a row is used, in a sentence for whoever is about to archive it. */
	async function usesOf({ id }: { id: number }): Promise<string> {
		return usesText(await kind.references(id));
	}

	/** Changes where a row stands, as it was seen, and says how that went. @returns whether it stands there now */
	async function changeState({ id, version }: Revision, state: CatalogState): Promise<boolean> {
		const send = () => kind.changeState(id, version, state);
		return (await rows.act(verbs[state], send)) !== null;
	}

	/** Makes a copy of a row as a draft, and says how that went. @returns null where none could be made */
	function duplicate({ id }: { id: number }): Promise<Row | null> {
		return rows.act(['duplicate', 'copied as a draft'], () => kind.duplicate(id));
	}

	/** Makes a link to the preview of a row; where that fails, says so. */
	function preview({ id }: { id: number }): Promise<PreviewLink | null> {
		return rows.ask('preview', () => kind.preview(id));
	}

	return {
		name: kind.name,
		save,
		referencesTo,
		usesOf,
		remove,
		restore,
		changeState,
		duplicate,
		preview,
		undo: rows.undo,
		shows: kind.shows,
	};
}
