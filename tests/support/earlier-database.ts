import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgTable } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { onTestFinished } from 'vitest';

import type { Database } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import * as schema from '#src/server/db/schema.ts';

const migrations = readMigrationFiles({ migrationsFolder: 'src/server/db/migrations' });

/**
 * A database of the test's own, as it was before the first migration that holds these words.
 * @param atEnd called with what closes it
 */
export async function databaseBefore(
	words: string,
	atEnd: (close: () => Promise<void>) => void = onTestFinished,
): Promise<Database> {
	const first = migrations.findIndex(({ sql: statements }) => statements.join().includes(words));
	const last = migrations[first - 1];
	if (!last) throw new Error(`No migration but the first holds "${words}".`);
	const client = await PGlite.create({ extensions: { pg_trgm } });
	atEnd(() => client.close());
	const db = drizzle({ client, schema });
	await migrate(db, last.folderMillis);
	return db;
}

/** Stores a row in the columns that its table has: those of later have no place in it yet. */
export async function insertEarlier<Of extends PgTable>(
	db: Database,
	table: Of,
	row: Of['$inferInsert'],
): Promise<void> {
	const rows = await db
		.select({ name: sql<string>`column_name` })
		.from(sql`information_schema.columns`)
		.where(sql`table_name = ${getTableName(table)}`)
		.orderBy(sql`ordinal_position`);
	const there = new Set(rows.map(({ name }) => name));
	const given = new Map<string, unknown>(Object.entries(row));
	const columns = Object.entries(getTableColumns(table)).filter(
		([key, { name }]) => given.has(key) && there.has(name),
	);
	const names = columns.map(([, { name }]) => sql.identifier(name));
	const values = columns.map(([key, column]) => sql`${sql.param(given.get(key), column)}`);
	await db.execute(
		sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
	);
}
