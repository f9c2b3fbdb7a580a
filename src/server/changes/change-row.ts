import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import { changedMeanwhile } from '#src/contract/desk/conflict.ts';
import type { ChangeAction, ChangeSubject } from '#src/domain/desk/activity.ts';

import type { Database } from '../db/database.ts';
import { found, HttpError } from '../http/http-error.ts';
import {
	type Change as RowChange,
	type ChangeAuthor,
	recordChange,
	recordChanges,
} from './record-change.ts';

/** A table whose rows have numbers. */
export type Table = PgTable & { id: AnyPgColumn };

/** Rows that administrators change, all of one table. */
export type RowKind<Of extends Table, Selected, Row> = {
	subject: ChangeSubject;
	/** What is said of a number that no row has. */
	missing: string;
	table: Of;
	/** Which rows of the table there are; all of them where this is left out. */
	isThere?: SQL | undefined;
	columns: Record<keyof Selected, AnyPgColumn>;
	/** The row as the panel has it. */
	rowOf: (selected: Selected) => Row;
	/** The row in a word, for whoever reads later what was changed: 'BD7K2MQ4R, Ada Lovelace'. */
	labelOf: (row: Row) => string;
	/** What is written down of the row; all of it where this is left out. */
	recordedOf?: (row: Row) => Record<string, unknown>;
};

type Revision = { id: number; version: number };

/** What a row holds beside what this file keeps. */
export type Fields<Of extends Table> = Omit<
	Of['$inferInsert'],
	'id' | 'version' | 'createdAt' | 'updatedAt'
>;

/** Who changes a row, and the clock. */
type Author = { colleague: ChangeAuthor; now: () => Date };

/** A change that has begun: the row is locked, and the administrator has seen it as it is. */
type Change<Of extends Table, Selected, Row> = {
	transaction: Database;
	kind: RowKind<Of, Selected, Row>;
	colleague: ChangeAuthor;
	at: Date;
	before: Row;
};

/**
 * Begins a change: until the transaction ends nobody else can change the row.
 * @param version the one that the administrator saw; without it the last change wins
 * @throws HttpError 404; 409 with the row as it is now (the contract's `conflictReply`), when it was changed since
 */
export async function lockForChange<Of extends Table, Selected, Row extends Revision>(
	transaction: Database,
	kind: RowKind<Of, Selected, Row>,
	{ colleague, now, id, version }: Author & { id: number; version?: number | undefined },
): Promise<Change<Of, Selected, Row>> {
	const before = await lockRow(transaction, kind, id);
	if (version !== undefined && version !== before.version) throw staleChange(before);
	return { transaction, kind, colleague, at: now(), before };
}

/**
 * Reads a row as an administrator sees it: until the transaction ends nobody else can change it.
 * @throws HttpError 404
 */
export async function lockRow<Of extends Table, Selected, Row extends Revision>(
	transaction: Database,
	kind: RowKind<Of, Selected, Row>,
	id: number,
): Promise<Row> {
	const { table, columns, isThere } = untyped(kind);
	const rows = transaction.select(columns).from(table);
	const [selected] = await rows.where(and(eq(table.id, id), isThere)).for('no key update');
	return kind.rowOf(found(selected, kind.missing) as Selected);
}

/**
 * Reads a row as an administrator sees it, to look at and not to change.
 * @throws HttpError 404
 */
export async function selectRow<Of extends Table, Selected, Row extends Revision>(
	db: Database,
	kind: RowKind<Of, Selected, Row>,
	id: number,
): Promise<Row> {
	const { table, columns, isThere } = untyped(kind);
	const [selected] = await db
		.select(columns)
		.from(table)
		.where(and(eq(table.id, id), isThere));
	return kind.rowOf(found(selected, kind.missing) as Selected);
}

/**
 * Stores the next version of the row, and who made it; returns the row as it is then.
 * @param action what is written down of a row that is hidden or brought back, of which all is told
 */
export async function storeChange<Of extends Table, Selected, Row extends Revision>(
	{ transaction, kind, colleague, at, before }: Change<Of, Selected, Row>,
	fields: Partial<Fields<Of>>,
	action: 'updated' | 'deleted' | 'restored' = 'updated',
): Promise<Row> {
	const { table, columns } = untyped(kind);
	const [selected] = await transaction
		.update(table)
		.set({ ...fields, version: before.version + 1, updatedAt: at })
		.where(eq(table.id, before.id))
		.returning(columns);
	const after = kind.rowOf(selected as Selected);
	await record(transaction, kind, {
		colleague,
		at,
		row: after,
		before: action === 'restored' ? null : before,
		after: action === 'deleted' ? null : after,
		action,
	});
	return after;
}

/** Stores a new row, its first version, and who made it. */
export async function storeNew<Of extends Table, Selected, Row extends Revision>(
	transaction: Database,
	kind: RowKind<Of, Selected, Row>,
	author: Author,
	fields: Fields<Of>,
): Promise<Row> {
	const [after] = await storeAllNew(transaction, kind, author, [fields]);
	return found(after, kind.missing);
}

/** As `storeNew`, for at least one row: all of them, each with a record of its own, by two statements. */
export async function storeAllNew<Of extends Table, Selected, Row extends Revision>(
	transaction: Database,
	kind: RowKind<Of, Selected, Row>,
	{ colleague, now }: Author,
	rows: readonly Fields<Of>[],
): Promise<Row[]> {
	const at = now();
	const { table, columns } = untyped(kind);
	const selected = await transaction
		.insert(table)
		.values(rows.map((fields) => ({ ...fields, version: 1, createdAt: at, updatedAt: at })))
		.returning(columns);
	const stored = selected.map((each) => kind.rowOf(each as Selected));
	await recordChanges(
		transaction,
		stored.map((row) => changeOf(kind, { colleague, at, row, before: null, after: row })),
	);
	return stored;
}

/**
 * Deletes a row, whatever its version, and stores who did.
 * @returns the row as it was
 * @throws HttpError 404
 */
export async function removeRow<Of extends Table, Selected, Row extends { id: number }>(
	transaction: Database,
	kind: RowKind<Of, Selected, Row>,
	{ colleague, now }: Author,
	id: number,
): Promise<Row> {
	const { table, columns } = untyped(kind);
	const [selected] = await transaction.delete(table).where(eq(table.id, id)).returning(columns);
	const before = kind.rowOf(found(selected, kind.missing) as Selected);
	await record(transaction, kind, { colleague, at: now(), row: before, before, after: null });
	return before;
}

// drizzle can tell what columns one table has, but not those of any table that is to come.
function untyped(kind: {
	table: Table;
	columns: Record<string, AnyPgColumn>;
	isThere?: SQL | undefined;
}) {
	return kind;
}

function record<Of extends Table, Selected, Row extends { id: number }>(
	transaction: Database,
	kind: RowKind<Of, Selected, Row>,
	recorded: Recorded<Row>,
): Promise<void> {
	return recordChange(transaction, changeOf(kind, recorded));
}

function changeOf<Of extends Table, Selected, Row extends { id: number }>(
	{ subject, labelOf, recordedOf = (row) => row }: RowKind<Of, Selected, Row>,
	{ row, before, after, ...author }: Recorded<Row>,
): RowChange {
	return {
		...author,
		subject,
		subjectId: row.id,
		label: labelOf(row),
		before: before && recordedOf(before),
		after: after && recordedOf(after),
	};
}

type Recorded<Row> = {
	colleague: ChangeAuthor;
	at: Date;
	/** The one that gives the change its name. */
	row: Row;
	before: Row | null;
	after: Row | null;
	action?: ChangeAction;
};

/** The 409 to a change of a row that is not what the administrator saw: the row as it is now. */
export function staleChange(current: object): HttpError {
	const body = { message: changedMeanwhile, current };
	return new HttpError(409, body);
}
