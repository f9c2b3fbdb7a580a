import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';

import type { Database } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { schemaVersion } from '../schema-version.ts';
import { BackupError } from './backup-error.ts';
import type { BackupLine } from './format.ts';
import { isKept, linesOf, type StoredTable, storedTables } from './stored-tables.ts';

/**
 * Writes all rows, as they are at one moment, into a new file that only its owner may read. Others go on writing
 * meanwhile on a server; in the embedded database they wait.
 * @param takenAt what the backup says of itself
 * @param signal ends the work: it throws then
 * @throws BackupError where there are no tables yet, and what the driver and the file system throw
 */
export function writeBackup(
	database: Database,
	file: string,
	takenAt: Date,
	signal?: AbortSignal,
): Promise<void> {
	return inTransaction(database, async (transaction) => {
		await transaction.execute(sql`set transaction isolation level repeatable read, read only`);
		const { newest: migration } = await schemaVersion(transaction);
		if (migration === null) throw new BackupError('The database has no tables yet.');
		// What a value's text depends on.
		await transaction.execute(
			sql`select set_config('DateStyle', 'ISO', true), set_config('TimeZone', 'UTC', true), set_config('IntervalStyle', 'postgres', true)`,
		);
		const tables = (await storedTables(transaction)).filter(isKept);
		const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
		await pipeline(
			linesOfBackup(transaction, tables, { takenAt, migration }),
			createGzip(),
			output,
			{ signal },
		);
	});
}

type Origin = { takenAt: Date; migration: number };

async function* linesOfBackup(
	transaction: Database,
	tables: readonly StoredTable[],
	{ takenAt, migration }: Origin,
): AsyncGenerator<string> {
	yield written({
		backup: 'bright-departures',
		format: 1,
		takenAt: takenAt.toISOString(),
		migration,
	});
	for (const table of tables) yield* linesOfTable(transaction, table);
	yield written({ tables: tables.length });
}

async function* linesOfTable(transaction: Database, table: StoredTable): AsyncGenerator<string> {
	yield written({
		table: table.name,
		columns: table.columns.map(({ name }) => name),
		counters: Object.fromEntries(
			table.columns.flatMap(({ name, counter }) => (counter === null ? [] : [[name, counter]])),
		),
	});
	const digest = createHash('sha256');
	let count = 0;
	await transaction.execute(sql`declare backup no scroll cursor for ${linesOf(table)}`);
	for (;;) {
		const { rows } = fetched.parse(await transaction.execute(fetchNext));
		if (rows.length === 0) break;
		const lines = rows.map(({ line }) => `${line}\n`).join('');
		digest.update(lines);
		count += rows.length;
		yield lines;
	}
	await transaction.execute(sql`close backup`);
	yield written({ rows: count, sha256: digest.digest('hex') });
}

// A thousand are in memory at a time: a statement of this kind takes its number as a word, not as a value.
const fetchNext = sql`fetch 1000 from backup`;

// Every driver answers so, but drizzle does not say it of any driver.
const fetched = z.object({ rows: z.array(z.object({ line: z.string() })) });

function written(line: BackupLine): string {
	return `${JSON.stringify(line)}\n`;
}
