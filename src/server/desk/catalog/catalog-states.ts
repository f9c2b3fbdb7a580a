import type { CatalogState } from '#src/domain/catalog/catalog-state.ts';

import {
	type Fields,
	lockForChange,
	lockRow,
	storeChange,
	storeNew,
} from '../../changes/change-row.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Answer } from '../../http/json-answer.ts';
import { publish } from '../../platform/publish.ts';
import type { DeskCall as Call } from '../../users/desk-route.ts';
import type { EnteredKind } from './entered-kind.ts';
import type { CatalogRecord, CatalogTable } from './records.ts';

/** Answers whoever changes where the rows of a kind stand, or begins another one with a copy. */
export function catalogStates<Of extends CatalogTable>(kind: EnteredKind<Of>) {
	type Row = CatalogRecord<Of>;
	const { tagsOf, copyOf, checkPublished, keep, end } = kind;

	/**
	 * Publishes a row, takes it back to a draft, or puts it away: what was booked of it stays as it is. Of a row that
	 * stands there already nothing is written.
	 * @throws HttpError 404; 409 with the row as it is now, where whoever asks saw another version of it; 400 where it
	 *   cannot be published
	 */
	async function changeState({
		deps: { now, ...deps },
		colleague,
		id,
		body: { state, version },
	}: Call<{ state: CatalogState; version?: number | undefined }, number>): Promise<Row> {
		const row = await inTransaction(deps.db, async (transaction) => {
			const seen = { colleague, now, id, version };
			const change = await lockForChange(transaction, kind, seen);
			if (change.before.state === state) return change.before;
			const { before, at } = change;
			if (state === 'published') checkPublished?.(before, at);
			// What all tables of the catalog have, the compiler cannot tell of one that is to come.
			const stored = await storeChange(change, { state } as unknown as Partial<Fields<Of>>);
			await keep?.(transaction, stored, before, at);
			if (state === 'archived') await end?.(transaction, stored, at);
			return stored;
		});
		await publish(deps, tagsOf(id));
		return row;
	}

	/**
	 * Stores a copy of a row as a draft of its own, in its first version.
	 * @throws HttpError 404
	 */
	async function duplicate({
		deps: { now, ...deps },
		colleague,
		id,
	}: Call<Record<string, never>, number>): Promise<Answer<Row>> {
		const row = await inTransaction(deps.db, async (transaction) => {
			const original = await lockRow(transaction, kind, id);
			const { id: _, version: __, updatedAt: ___, deletedAt: ____, ...fields } = original;
			const others = await copyOf(transaction, original);
			const copy = { ...fields, ...others, state: 'draft' } as unknown as Fields<Of>;
			const stored = await storeNew(transaction, kind, { colleague, now }, copy);
			await keep?.(transaction, stored, null, now());
			return stored;
		});
		return new Answer(row, { status: 201 });
	}

	return { changeState, duplicate };
}
