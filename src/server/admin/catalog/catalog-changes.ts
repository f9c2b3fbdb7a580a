import { inTransaction } from '../../db/in-transaction.ts';
import { Answer } from '../../http/json-answer.ts';
import { pagedAnswer } from '../../http/paged-answer.ts';
import type { AdministratorCall as Call } from '../../http/route.ts';
import { lockForChange, removeRow, storeChange, storeNew } from '../change-row.ts';
import { publish } from './publish.ts';
import {
	type CatalogKind,
	type CatalogRecord,
	type CatalogTable,
	type Entered,
	selectRecords,
} from './records.ts';

/** Rows that the panel edits in one way: deals, tours or destinations. */
type Kind<Of extends CatalogTable> = CatalogKind<Of> & {
	/** What the answers that show the row are kept under. */
	tagsOf: (id: number) => string[];
	/**
	 * Refuses what the contract cannot know to be wrong.
	 * @param before null of a new row
	 * @throws HttpError 400
	 */
	check?: (entered: Entered<Of>, before: CatalogRecord<Of> | null, now: Date) => void;
};

/**
 * Answers an administrator who lists or changes the rows of a kind. A change is stored together with who made it, and
 * shown to the public before it is answered. Bookings stay as they are: they keep a copy of what was booked.
 */
export function catalogChanges<Of extends CatalogTable>(kind: Kind<Of>) {
	type Row = CatalogRecord<Of>;
	const { tagsOf, check = () => {} } = kind;

	function list({ url, deps }: Call<undefined, undefined>): Promise<Answer<Row[]>> {
		return pagedAnswer(url, (page) => selectRecords(deps.db, kind, page));
	}

	async function create({
		deps: { now, ...deps },
		administrator,
		body,
	}: Call<Entered<Of>, undefined>): Promise<Answer<Row>> {
		check(body, null, now());
		const row = await inTransaction(deps.db, (transaction) =>
			storeNew(transaction, kind, { administrator, now }, body),
		);
		await publish(deps, tagsOf(row.id));
		return new Answer(row, { status: 201 });
	}

	/** @throws HttpError 404; 409 with the row as it is now, where the administrator saw another version of it */
	async function replace({
		deps: { now, ...deps },
		administrator,
		id,
		body,
	}: Call<Entered<Of>, number>): Promise<Row> {
		const row = await inTransaction(deps.db, async (transaction) => {
			const seen = { administrator, now, id, version: body.version };
			const change = await lockForChange(transaction, kind, seen);
			check(body, change.before, change.at);
			return storeChange(change, body);
		});
		await publish(deps, tagsOf(id));
		return row;
	}

	/** @throws HttpError 404 */
	async function remove({
		deps: { now, ...deps },
		administrator,
		id,
	}: Call<undefined, number>): Promise<{ id: number }> {
		await inTransaction(deps.db, (transaction) =>
			removeRow(transaction, kind, { administrator, now }, id),
		);
		await publish(deps, tagsOf(id));
		return { id };
	}

	return { list, create, replace, remove };
}
