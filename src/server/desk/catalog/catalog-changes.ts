import { catalogPage } from '#src/contract/desk/catalog-rows.ts';
import { deletion } from '#src/contract/desk/conflict.ts';
import type { References } from '#src/domain/desk/deleted-rows.ts';

import { type Fields, lockForChange, storeChange, storeNew } from '../../changes/change-row.ts';
import { lastChangeOf } from '../../changes/last-change.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Answer } from '../../http/json-answer.ts';
import { listAnswer } from '../../http/paged-answer.ts';
import { validated } from '../../http/validation.ts';
import { requirePictures } from '../../pictures/known-pictures.ts';
import { publish } from '../../platform/publish.ts';
import type { DeskCall as Call } from '../../users/desk-route.ts';
import { forgetDeleted, isKept, isWithinReach, selectReferences } from './deleted-rows.ts';
import type { EnteredKind } from './entered-kind.ts';
import { type CatalogRecord, type CatalogTable, type Entered, selectRecords } from './records.ts';

/**
 * Answers an administrator who lists or changes the rows of a kind. A change is stored together with who made it, and
 * shown to the public before it is answered. Bookings stay as they are: they keep a copy of what was booked.
 */
export function catalogChanges<Of extends CatalogTable>(kind: EnteredKind<Of>) {
	type Row = CatalogRecord<Of>;
	const { tagsOf, check, keep, end } = kind;

	function list({ url, deps }: Call<undefined, undefined>): Promise<Answer<Row[]>> {
		return listAnswer(url, catalogPage, async (page) => {
			if (page.deleted === 'false') return selectRecords(deps.db, kind, page);
			const now = deps.now();
			await forgetDeleted(deps.db, kind.table, now);
			return selectRecords(deps.db, { ...kind, isThere: isKept(kind.table, now) }, page);
		});
	}

	async function create({
		deps: { now, ...deps },
		colleague,
		body,
	}: Call<Entered<Of>, undefined>): Promise<Answer<Row>> {
		const row = await inTransaction(deps.db, async (transaction) => {
			check?.(body, null, now());
			await requirePictures(transaction, body, null);
			const stored = await storeNew(transaction, kind, { colleague, now }, body);
			await keep?.(transaction, stored, null, now());
			return stored;
		});
		if (row.state === 'published') await publish(deps, tagsOf(row.id));
		return new Answer(row, { status: 201 });
	}

	/** @throws HttpError 404; 409 with the row as it is now, where the administrator saw another version of it */
	async function replace({
		deps: { now, ...deps },
		colleague,
		id,
		body,
	}: Call<Entered<Of>, number>): Promise<Row> {
		const row = await inTransaction(deps.db, async (transaction) => {
			const seen = { colleague, now, id, version: body.version };
			const change = await lockForChange(transaction, kind, seen);
			const { before, at } = change;
			check?.(body, before, at);
			await requirePictures(transaction, body, before);
			const stored = await storeChange(change, body);
			await keep?.(transaction, stored, before, at);
			return stored;
		});
		// Of a draft nobody sees anything yet.
		if (row.state === 'published') await publish(deps, tagsOf(id));
		return row;
	}

	/**
	 * Hides a row from everybody but whoever may bring it back.
	 * @throws HttpError 404; 409 as above
	 */
	async function remove({
		deps: { now, ...deps },
		colleague,
		url,
		id,
	}: Call<undefined, number>): Promise<{ id: number }> {
		const { version } = validated(deletion, Object.fromEntries(url.searchParams));
		await inTransaction(deps.db, async (transaction) => {
			const seen = { colleague, now, id, version };
			const change = await lockForChange(transaction, kind, seen);
			await storeChange(change, hidden(change.at), 'deleted');
			await end?.(transaction, change.before, change.at);
			await forgetDeleted(transaction, kind.table, change.at);
		});
		await publish(deps, tagsOf(id));
		return { id };
	}

	/**
	 * Brings a deleted row back as it was. Of one that is there nothing is written.
	 * @throws HttpError 404, also for what was deleted too long ago; 409 as above
	 */
	async function restore({
		deps: { now, ...deps },
		colleague,
		id,
		body: { version },
	}: Call<{ version?: number | undefined }, number>): Promise<Row> {
		const row = await inTransaction(deps.db, async (transaction) => {
			const kept = { ...kind, isThere: isWithinReach(kind.table, now()) };
			const seen = { colleague, now, id, version };
			const change = await lockForChange(transaction, kept, seen);
			if (change.before.deletedAt === null) return change.before;
			return storeChange(change, hidden(null), 'restored');
		});
		await publish(deps, tagsOf(id));
		return row;
	}

	/**
	 * Takes the last change of a row back.
	 * @throws HttpError 404; 409 as above, and as `lastChangeOf`
	 */
	async function undo({
		deps: { now, ...deps },
		colleague,
		id,
		body: { version },
	}: Call<{ version: number }, number>): Promise<Row> {
		const row = await inTransaction(deps.db, async (transaction) => {
			const kept = { ...kind, isThere: isWithinReach(kind.table, now()) };
			const change = await lockForChange(transaction, kept, { colleague, now, id, version });
			const { before, at } = change;
			const of = { subject: kind.subject, id, updatedAt: before.updatedAt };
			const last = await lastChangeOf(transaction, of, { colleague, at });
			if (last.action === 'deleted') return storeChange(change, hidden(null), 'restored');
			if (last.action !== 'updated') {
				const stored = await storeChange(change, hidden(at), 'deleted');
				await end?.(transaction, before, at);
				return stored;
			}
			const stored = await storeChange(change, asItWas(last.before));
			await keep?.(transaction, stored, before, at);
			return stored;
		});
		await publish(deps, tagsOf(id));
		return row;
	}

	function references({ deps, id }: Call<undefined, number>): Promise<References> {
		return selectReferences(deps.db, kind.table, id, deps.now());
	}

	// What all tables of the catalog have, the compiler cannot tell of one that is to come.
	function hidden(deletedAt: Date | null): Partial<Fields<Of>> {
		return { deletedAt } as Partial<Fields<Of>>;
	}

	// The log has them as the row had: what an administrator enters of it, and its state.
	function asItWas(fields: Record<string, unknown> | null): Partial<Fields<Of>> {
		return { ...fields } as Partial<Fields<Of>>;
	}

	return { list, create, replace, remove, restore, undo, references };
}
