import { fileURLToPath } from 'node:url';

import { max, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core';

import type { Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Where drizzle-kit expects the account of what was applied. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
	id: serial('id').primaryKey(),
	hash: text('hash').notNull(),
	createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});

/** Any number, as long as every process that migrates takes the same one. */
const lockNumber = 7_262_021;

/**
 * Brings the tables up to date: all of it or, on an error, nothing. Two at once are safe, the second waits and
 * finds nothing to do. (drizzle's own migrators look before they lock, and a Neon pooler allows only locks
 * that end with the transaction.)
 * @param until the last migration to apply, by its moment in the journal: for rows of an older version
 * @returns how many migrations were applied
 */
export function migrate(database: Database, until = Number.POSITIVE_INFINITY): Promise<number> {
	const migrations = readMigrationFiles({ migrationsFolder });
	return inTransaction(database, async (transaction) => {
		await transaction.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
		await transaction.execute(sql`create schema if not exists drizzle`);
		await transaction.execute(
			sql`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint not null)`,
		);
		const known = await transaction.select({ createdAt: applied.createdAt }).from(applied);
		const newest = Math.max(0, ...known.map(({ createdAt }) => createdAt));
		const pending = migrations.filter(
			({ folderMillis }) => folderMillis > newest && folderMillis <= until,
		);
		for (const { sql: statements, hash, folderMillis } of pending) {
			for (const statement of statements) await transaction.execute(sql.raw(statement));
			await transaction.insert(applied).values({ hash, createdAt: folderMillis });
		}
		return pending.length;
	});
}

/** The newest migration that was applied to a database, by its moment in the journal; null where none was. */
export async function newestMigration(database: Database): Promise<number | null> {
	const [account] = await database
		.select({ exists: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
		.from(sql`(values (1)) as one`);
	if (!account?.exists) return null;
	const [row] = await database.select({ newest: max(applied.createdAt) }).from(applied);
	return row?.newest ?? null;
}

/** Whether this code has a migration, by its moment in the journal. */
export function isKnownMigration(moment: number): boolean {
	return readMigrationFiles({ migrationsFolder }).some(
		({ folderMillis }) => folderMillis === moment,
	);
}
