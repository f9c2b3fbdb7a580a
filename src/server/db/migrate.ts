import { fileURLToPath } from 'node:url';

import { sql } from 'drizzle-orm';
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
 * @returns how many migrations were applied
 */
export function migrate(database: Database): Promise<number> {
	const migrations = readMigrationFiles({ migrationsFolder });
	return inTransaction(database, async (transaction) => {
		await transaction.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
		await transaction.execute(sql`create schema if not exists drizzle`);
		await transaction.execute(
			sql`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint not null)`,
		);
		const known = await transaction.select({ createdAt: applied.createdAt }).from(applied);
		const newest = Math.max(0, ...known.map(({ createdAt }) => createdAt));
		const pending = migrations.filter(({ folderMillis }) => folderMillis > newest);
		for (const { sql: statements, hash, folderMillis } of pending) {
			for (const statement of statements) await transaction.execute(sql.raw(statement));
			await transaction.insert(applied).values({ hash, createdAt: folderMillis });
		}
		return pending.length;
	});
}
