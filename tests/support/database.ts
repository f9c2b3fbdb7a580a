import { readFile } from 'node:fs/promises';

import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll } from 'vitest';

import { type Database, openDatabase } from '#src/server/db/client.ts';
import * as schema from '#src/server/db/schema.ts';

import { databaseTemplate } from './database-template.ts';

/**
 * A migrated, empty Postgres for one test file, closed when the file is done. Opening takes half a second:
 * call it once, at the top, and `emptyDatabase` between tests.
 */
export async function testDatabase(): Promise<Database> {
	const from = new Blob([await readFile(await databaseTemplate())]);
	const { database, close } = await openDatabase({ kind: 'memory', from });
	afterAll(close);
	return database;
}

/** Removes every row and lets ids begin at 1 again. */
export async function emptyDatabase(database: Database): Promise<void> {
	await database.execute(sql.raw(`truncate ${tableNames.join(', ')} restart identity cascade`));
}

const tableNames = Object.values(schema)
	.filter((table) => table instanceof PgTable)
	.map((table) => getTableConfig(table).name);
