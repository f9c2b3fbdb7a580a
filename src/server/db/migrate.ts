import { fileURLToPath } from 'node:url';

import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';

import type { Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import {
	appliedMigrations as applied,
	requireKnownSchema,
	schemaVersion,
} from './schema-version.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, as long as every process that migrates takes the same one. */
const lockNumber = 7_262_021;

/** A migration that was applied, and how long it took. */
export type AppliedMigration = { name: string; milliseconds: number };

/**
 * Brings the tables up to date: all of it or, on an error, nothing. Two at once are safe, the second waits and
 * finds nothing to do. (drizzle's own migrators look before they lock, and a Neon pooler allows only locks
 * that end with the transaction.)
 * @param until the last migration to apply, by its moment in the journal: for rows of an older version
 * @returns the migrations that were applied
 * @throws UnknownSchemaError of tables that a newer release made; nothing is changed then
 */
export function migrate(
	database: Database,
	until = Number.POSITIVE_INFINITY,
): Promise<AppliedMigration[]> {
	return inTransaction(database, async (transaction) => {
		await transaction.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
		await transaction.execute(sql`create schema if not exists drizzle`);
		await transaction.execute(
			sql`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint not null)`,
		);
		const version = await schemaVersion(transaction);
		requireKnownSchema(version);
		const done: AppliedMigration[] = [];
		for (const { name, statements, hash, moment } of pendingMigrations(version.newest)) {
			if (moment > until) break;
			const began = performance.now();
			for (const statement of statements) await transaction.execute(sql.raw(statement));
			await transaction.insert(applied).values({ hash, createdAt: moment });
			done.push({ name, milliseconds: Math.round(performance.now() - began) });
		}
		return done;
	});
}

/** A migration that tables do not have yet. */
type PendingMigration = {
	/** '0040_notes-of-anybody' */
	name: string;
	statements: readonly string[];
	hash: string;
	/** In the journal. */
	moment: number;
};

/** The migrations that follow the newest one of some tables, in their order. */
export function pendingMigrations(newest: number | null): PendingMigration[] {
	const names = new Map(journal.entries.map(({ when, tag }) => [when, tag]));
	return readMigrationFiles({ migrationsFolder })
		.filter(({ folderMillis }) => folderMillis > (newest ?? 0))
		.map(({ sql: statements, hash, folderMillis }) => ({
			name: names.get(folderMillis) ?? String(folderMillis),
			statements,
			hash,
			moment: folderMillis,
		}));
}
