import { fileURLToPath } from 'node:url';

import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';

import type { Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import {
	appliedMigrations as applied,
	requireKnownSchema,
	schemaVersion,
} from './schema-version.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, as long as every process that migrates takes the same one. */
const lockNumber = 7_262_021;

/**
 * Brings the tables up to date: all of it or, on an error, nothing. Two at once are safe, the second waits and
 * finds nothing to do. (drizzle's own migrators look before they lock, and a Neon pooler allows only locks
 * that end with the transaction.)
 * @param until the last migration to apply, by its moment in the journal: for rows of an older version
 * @returns how many migrations were applied
 * @throws UnknownSchemaError of tables that a newer release made; nothing is changed then
 */
export function migrate(database: Database, until = Number.POSITIVE_INFINITY): Promise<number> {
	const migrations = readMigrationFiles({ migrationsFolder });
	return inTransaction(database, async (transaction) => {
		await transaction.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
		await transaction.execute(sql`create schema if not exists drizzle`);
		await transaction.execute(
			sql`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint not null)`,
		);
		const version = await schemaVersion(transaction);
		requireKnownSchema(version);
		const newest = version.newest ?? 0;
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
