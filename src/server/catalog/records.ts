import { type AnyColumn, desc, eq } from 'drizzle-orm';

import type { Page } from '#src/contract/http/paging.ts';

import type { Database } from '../db/database.ts';
import { holdsText, type Paged, paged } from '../db/paged.ts';
import type { destinations, flights, tours } from '../db/schema.ts';

/** The tables whose rows the administrator enters. */
export type CatalogTable = typeof flights | typeof tours | typeof destinations;

/** What the administrator enters of a row; a `version` beside it is not stored. */
export type Entered<Table extends CatalogTable> = Omit<
	Table['$inferInsert'],
	'id' | 'version' | 'createdAt' | 'updatedAt'
> & { version?: number | undefined };

/** A row as the panel has it. */
export type CatalogRecord<Table extends CatalogTable> = Omit<
	Table['$inferSelect'],
	'createdAt' | 'updatedAt'
> & { updatedAt: string };

/** As `catalogRecords` gives them, whatever the table. */
export type RecordStore<Fields, Row> = {
	/** One page of the rows that hold the text, the newest entry first. */
	list: (db: Database, page: Page) => Promise<Paged<Row>>;
	insert: (db: Database, entered: Fields, at: Date) => Promise<Row>;
	/** Keeps everybody else from changing the row until the transaction ends; null where there is none. */
	lock: (transaction: Database, id: number) => Promise<Row | null>;
	/** Stores the next version of a row that is locked. */
	replace: (transaction: Database, before: Revision, entered: Fields, at: Date) => Promise<Row>;
	/** Gives the row back as it was; null where there was none. */
	remove: (db: Database, id: number) => Promise<Row | null>;
};

export type Revision = { id: number; version: number };

/**
 * The rows of one table, as the panel reads and changes them.
 * @param searched the columns that a list is searched by
 */
export function catalogRecords<Table extends CatalogTable>(
	given: Table,
	searched: readonly AnyColumn[],
): RecordStore<Entered<Table>, CatalogRecord<Table>> {
	type Row = CatalogTable['$inferSelect'];
	type Record = CatalogRecord<Table>;
	// drizzle can tell what columns one of three tables has, but not those of any table that is to come.
	const table: CatalogTable = given;

	return {
		async list(db, page) {
			const matches = holdsText(page.q, searched);
			const rows = db
				.select()
				.from(table)
				.where(matches)
				.orderBy(desc(table.id))
				.limit(page.limit)
				.offset(page.offset);
			const found = await paged(page, rows, () => db.$count(table, matches));
			return { ...found, rows: found.rows.map(recordOf) };
		},
		async insert(db, entered, at) {
			const values: Entered<CatalogTable> = entered;
			const row = { ...values, version: 1, createdAt: at, updatedAt: at };
			return written(await db.insert(table).values(row).returning());
		},
		async lock(transaction, id) {
			const isThis = eq(table.id, id);
			const [row] = await transaction.select().from(table).where(isThis).for('no key update');
			return row ? recordOf(row) : null;
		},
		async replace(transaction, { id, version }, entered, at) {
			const values: Entered<CatalogTable> = entered;
			const row = { ...values, version: version + 1, updatedAt: at };
			return written(await transaction.update(table).set(row).where(eq(table.id, id)).returning());
		},
		async remove(db, id) {
			const [row] = await db.delete(table).where(eq(table.id, id)).returning();
			return row ? recordOf(row) : null;
		},
	};

	function written([row]: Row[]): Record {
		if (!row) throw new Error('The database gave back no row.');
		return recordOf(row);
	}

	function recordOf(row: Row): Record {
		const { createdAt: _, updatedAt, ...fields } = row as Table['$inferSelect'];
		return { ...fields, updatedAt: updatedAt.toISOString() };
	}
}
