import type { ChangeSubject } from '#src/domain/admin/activity.ts';

import type { RecordStore, Revision } from '../../catalog/records.ts';
import { found } from '../../http/found.ts';
import { Answer } from '../../http/json-answer.ts';
import { pagedAnswer } from '../../http/paged-answer.ts';
import type { AdministratorCall as Call } from '../../http/route.ts';
import { recordChange } from '../activities/record-change.ts';
import { requireSeen } from '../changed-meanwhile.ts';
import { publish } from './publish.ts';

/** Rows that the panel edits in one way: deals, tours or destinations. */
type Kind<Fields, Row> = {
	subject: ChangeSubject;
	/** What is said of a number that no row has. */
	missing: string;
	records: RecordStore<Fields, Row>;
	/** The row in a word, for whoever reads later what was changed. */
	labelOf: (row: Row) => string;
	/** What the answers that show the row are kept under. */
	tagsOf: (id: number) => string[];
	/**
	 * Refuses what the contract cannot know to be wrong.
	 * @param before null of a new row
	 * @throws HttpError 400
	 */
	check?: (entered: Fields, before: Row | null, now: Date) => void;
};

/**
 * Answers an administrator who lists or changes the rows of a kind. A change is stored together with who made it, and
 * shown to the public before it is answered. Bookings stay as they are: they keep a copy of what was booked.
 */
export function catalogChanges<
	Fields extends { version?: number | undefined },
	Row extends Revision,
>(kind: Kind<Fields, Row>) {
	const { subject, missing, records, labelOf, tagsOf, check = () => {} } = kind;

	function list({ url, deps }: Call<undefined, undefined>): Promise<Answer<Row[]>> {
		return pagedAnswer(url, (page) => records.list(deps.db, page));
	}

	async function create({
		deps,
		administrator,
		body,
	}: Call<Fields, undefined>): Promise<Answer<Row>> {
		const at = deps.now();
		check(body, null, at);
		const row = await deps.db.transaction(async (transaction) => {
			const after = await records.insert(transaction, body, at);
			await recordChange(transaction, { administrator, at, ...nameOf(after), before: null, after });
			return after;
		});
		await publish(deps, tagsOf(row.id));
		return new Answer(row, { status: 201 });
	}

	/** @throws HttpError 404; 409 with the row as it is now, where the administrator saw another version of it */
	async function replace({ deps, administrator, id, body }: Call<Fields, number>): Promise<Row> {
		const at = deps.now();
		const row = await deps.db.transaction(async (transaction) => {
			const before = found(await records.lock(transaction, id), missing);
			requireSeen(body.version, before);
			check(body, before, at);
			const after = await records.replace(transaction, before, body, at);
			await recordChange(transaction, { administrator, at, ...nameOf(after), before, after });
			return after;
		});
		await publish(deps, tagsOf(id));
		return row;
	}

	/** @throws HttpError 404 */
	async function remove({
		deps,
		administrator,
		id,
	}: Call<undefined, number>): Promise<{ id: number }> {
		const at = deps.now();
		await deps.db.transaction(async (transaction) => {
			const before = found(await records.remove(transaction, id), missing);
			await recordChange(transaction, {
				administrator,
				at,
				...nameOf(before),
				before,
				after: null,
			});
		});
		await publish(deps, tagsOf(id));
		return { id };
	}

	function nameOf(row: Row) {
		return { subject, subjectId: row.id, label: labelOf(row) };
	}

	return { list, create, replace, remove };
}
