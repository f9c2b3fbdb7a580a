import {
	type Fields,
	lockForChange,
	type RowKind,
	selectRow,
	storeChange,
	type Table,
} from '../changes/change-row.ts';
import { type LastChange, lastChangeOf } from '../changes/last-change.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Offering } from '../departures/offer-seats.ts';
import type { DeskCall } from '../users/desk-route.ts';
import type { Dependencies } from '../world/dependencies.ts';

type Stored = { id: number; version: number; updatedAt: string };

/** A call of the desk about one row. */
type Asked<Body> = Pick<DeskCall<Body, number>, 'deps' | 'colleague' | 'id' | 'body'>;

/** An operation that has begun: the row is locked, and was seen as it is. */
export type Begun<Row> = Pick<Asked<unknown>, 'colleague'> & {
	transaction: Database;
	offering: Offering;
	at: Date;
	before: Row;
};

type World = Pick<Dependencies, 'buildHookUrl'>;

/** One way in which the desk changes a row, from top to bottom. */
export type RowVerb<Of extends Table, Selected, Row extends Stored, Body> = {
	/** The rows of its kind, as they are at a moment. */
	rows: (transaction: Database, now: Date) => RowKind<Of, Selected, Row>;
	/** Locks what whoever changes such a row locks before it. @param body null of what is undone */
	lock?: (transaction: Database, id: number, body: Body | null) => Promise<unknown>;
	/** Looks, refuses and says what becomes another; it stores nothing. null: the row is so already. */
	decide: (
		begun: Begun<Row>,
		body: Body,
	) => Partial<Fields<Of>> | null | Promise<Partial<Fields<Of>> | null>;
	/** Stores what the row tells of and stands beside it. */
	apply?: (begun: Begun<Row>, fields: Partial<Fields<Of>>) => Promise<void>;
	/** As `decide`, of what makes the row what it was before its last change. */
	undo: (begun: Begun<Row>, last: LastChange) => Promise<Partial<Fields<Of>>>;
	/** Leaves what is written about it; null: nobody is written to. */
	letter: ((begun: Begun<Row>, after: Row) => Promise<void>) | null;
	/** Stores what follows from the row as it is then. @param body null of what is undone */
	follow?: (begun: Begun<Row>, after: Row, body: Body | null) => Promise<void>;
	/** Lets the public see it, once it is stored. */
	show: (world: World, after: Row, before: Row) => Promise<void>;
};

/**
 * Makes an operation of what the desk does to a row that is no booking, as `bookings/operations/operation.ts` does of what is
 * done to one: one check of the version, one transaction for the row, the log and the letter. Where the row is so already,
 * nothing is stored.
 */
export function rowOperation<Of extends Table, Selected, Row extends Stored, Body>(
	verb: RowVerb<Of, Selected, Row, Body>,
) {
	async function change(
		{ deps, colleague, id }: Omit<Asked<unknown>, 'body'>,
		{ body, version }: { body: Body | null; version: number | undefined },
		wanted: (begun: Begun<Row>) => ReturnType<typeof verb.decide>,
	): Promise<Row> {
		const { before, after } = await inTransaction(deps.db, async (transaction) => {
			await verb.lock?.(transaction, id, body);
			// By a statement of its own: one that waits for a lock counts as it was before it waited.
			const rows = verb.rows(transaction, deps.now());
			const seen = { colleague, now: deps.now, id, version };
			const locked = await lockForChange(transaction, rows, seen);
			const { before: row, at } = locked;
			const begun = { transaction, colleague, offering: deps, at, before: row };
			const fields = await wanted(begun);
			if (fields === null) return { before: row, after: row };
			await verb.apply?.(begun, fields);
			const stored = await storeChange(locked, fields);
			await verb.letter?.(begun, stored);
			if (!verb.follow) return { before: row, after: stored };
			await verb.follow(begun, stored, body);
			return { before: row, after: await selectRow(transaction, rows, id) };
		});
		if (after !== before) await verb.show(deps, after, before);
		return after;
	}

	return {
		/** @throws HttpError 404; 409 with the row as it is now, when it was changed since it was seen; and as the verb says */
		perform: (asked: Asked<Body & { version?: number | undefined }>): Promise<Row> =>
			change(asked, { body: asked.body, version: asked.body.version }, (begun) =>
				verb.decide(begun, asked.body),
			),

		/**
		 * Takes the last change of the row back.
		 * @throws HttpError as `perform`, and as `lastChangeOf`
		 */
		undo: (asked: Asked<{ version: number }>): Promise<Row> =>
			change(asked, { body: null, version: asked.body.version }, async (begun) => {
				const { transaction, before, colleague, at } = begun;
				const { subject } = verb.rows(transaction, at);
				const of = { subject, id: before.id, updatedAt: before.updatedAt };
				return verb.undo(begun, await lastChangeOf(transaction, of, { colleague, at }));
			}),
	};
}
