import { readFile } from 'node:fs/promises';

import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll } from 'vitest';

import { openDatabase } from '#src/server/db/client.ts';
import type { Database, OpenDatabase } from '#src/server/db/database.ts';
import * as schema from '#src/server/db/schema.ts';

import { databaseTemplate } from './database-template.ts';

/**
 * A migrated, empty Postgres for one test file: call it once, at the top, and `emptyDatabase` between tests. Files
 * that one worker runs after another get the same one, emptied: to open it takes longer than most of them.
 */
export async function testDatabase(): Promise<Database> {
	worker[key] ??= openFromTemplate().then((open) => open.database);
	const database = await worker[key];
	await emptyDatabase(database);
	return database;
}

/** One more migrated, empty Postgres, of the file's own; it is closed when the file is done. */
export async function anotherDatabase(): Promise<Database> {
	const { database, close } = await openFromTemplate();
	afterAll(close);
	return database;
}

/** A Postgres of the file's own that was migrated just now, from nothing; it is closed when the file is done. */
export async function newDatabase(): Promise<Database> {
	const { database, close } = await openDatabase({ kind: 'memory' });
	afterAll(close);
	return database;
}

// Modules are loaded anew for each file. It ends with its worker.
const key = Symbol.for('bright-departures.test-database');
const worker = globalThis as { [key]?: Promise<Database> };

/** As `testDatabase`, of the file's own, for one that does to it what cannot be undone; it is closed when the file is done. */
export async function ownDatabase(): Promise<Database> {
	const { database, close } = await openFromTemplate();
	afterAll(close);
	return database;
}

async function openFromTemplate(): Promise<OpenDatabase> {
	const from = new Blob([await readFile(await databaseTemplate())]);
	return openDatabase({ kind: 'memory', from });
}

/**
 * Removes every row and lets ids begin at 1 again. Truncating gives each table and each index a new file, which takes
 * fifty milliseconds whatever was in them: it is kept for tables that were filled, or that hold the remains of many tests.
 */
export async function emptyDatabase(database: Database): Promise<void> {
	const [some] = await database.select({ isLarge }).from(sql`(values (1)) as one`);
	await database.execute(some?.isLarge ? truncation : deletion);
}

const tableNames = Object.values(schema)
	.filter((table) => table instanceof PgTable)
	.map((table) => getTableConfig(table).name);

const truncation = sql.raw(`truncate ${tableNames.join(', ')} restart identity cascade`);
// One statement: what refers to what does not matter, as references are judged at its end.
const deletions = tableNames.map((name) => `in_${name} as (delete from ${name})`);
const deletion = sql.raw(
	`with ${deletions.join(', ')} select setval(seqrelid::regclass, 1, false) from pg_sequence`,
);
const isLarge = sql<boolean>`exists (
	select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
	and pg_relation_size(oid) > 256 * 1024
)`;
