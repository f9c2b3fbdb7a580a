import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { getTableName, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';

import { environment } from '../../platform/environment.ts';
import type { Database } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { schemaVersion } from '../schema-version.ts';
import { pictureFiles } from '../schema.ts';
import { BackupError } from './backup-error.ts';
import { type BackupLine, formatNumber } from './format.ts';
import { type SealedTable, sealOf } from './seal.ts';
import { isKept, linesOf, type StoredTable, storedTables } from './stored-tables.ts';

/**
 * Writes all rows, as they are at one moment, into a new file that only its owner may read. Others go on writing
 * meanwhile on a server; in the embedded database they wait, but for the files of pictures: those never change, and are
 * read in pieces afterwards.
 * @param takenAt what the backup says of itself
 * @param signal ends the work: it throws then
 * @throws BackupError where there are no tables yet, and what the driver and the file system throw
 */
export async function writeBackup(
	database: Database,
	file: string,
	takenAt: Date,
	signal?: AbortSignal,
): Promise<void> {
	const content = createGzip();
	const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
	const isWritten = pipeline(content, output, { signal });
	const work = writeContent(database, takenAt, async (text) => {
		if (!content.write(text)) await Promise.race([once(content, 'drain'), isWritten]);
	});
	try {
		// Whichever fails first says why.
		await Promise.race([work, isWritten]);
		content.end();
		await isWritten;
	} catch (error) {
		content.destroy();
		await Promise.allSettled([work, isWritten]);
		throw error;
	}
}

/** Takes a piece of the backup, and is done when there is room for the next. */
type Write = (text: string) => Promise<void>;

async function writeContent(database: Database, takenAt: Date, write: Write): Promise<void> {
	const snapshot = await inTransaction(database, (transaction) =>
		writeSnapshot(transaction, takenAt, write),
	);
	const { beginning, tables, pictures } = snapshot;
	if (pictures) tables.push(await writeTable(write, pictures.table, piecesOf(database, pictures)));
	const { backupKey } = environment();
	const seal = backupKey === null ? undefined : sealOf(backupKey, beginning, tables);
	await write(written({ tables: tables.length, seal }));
}

/** The files of pictures that there were at the moment of the snapshot. */
type Pictures = { table: StoredTable; names: string[] };

/** Writes all tables but that of the pictures' files. */
async function writeSnapshot(transaction: Database, takenAt: Date, write: Write) {
	await transaction.execute(sql`set transaction isolation level repeatable read, read only`);
	const { newest: migration } = await schemaVersion(transaction);
	if (migration === null) throw new BackupError('The database has no tables yet.');
	// What a value's text depends on.
	await transaction.execute(
		sql`select set_config('DateStyle', 'ISO', true), set_config('TimeZone', 'UTC', true), set_config('IntervalStyle', 'postgres', true)`,
	);
	const beginning = {
		backup: 'bright-departures' as const,
		format: formatNumber,
		takenAt: takenAt.toISOString(),
		migration,
	};
	await write(written(beginning));
	const tables: SealedTable[] = [];
	let pictures: Pictures | null = null;
	for (const table of (await storedTables(transaction)).filter(isKept)) {
		if (table.name === getTableName(pictureFiles)) {
			const { rows } = named.parse(
				await transaction.execute(sql`select name from ${pictureFiles} order by name`),
			);
			pictures = { table, names: rows.map(({ name }) => name) };
		} else tables.push(await writeTable(write, table, piecesAtOnce(transaction, table)));
	}
	return { beginning, tables, pictures };
}

async function writeTable(
	write: Write,
	stored: StoredTable,
	pieces: AsyncIterable<string[]>,
): Promise<SealedTable> {
	const table = {
		table: stored.name,
		columns: stored.columns.map(({ name }) => name),
		counters: Object.fromEntries(
			stored.columns.flatMap(({ name, counter }) => (counter === null ? [] : [[name, counter]])),
		),
	};
	await write(written(table));
	const digest = createHash('sha256');
	let rows = 0;
	for await (const lines of pieces) {
		const text = lines.map((line) => `${line}\n`).join('');
		digest.update(text);
		rows += lines.length;
		await write(text);
	}
	const sha256 = digest.digest('hex');
	await write(written({ rows, sha256 }));
	return { table, rows, sha256 };
}

/** The rows of a table as they are in a transaction. */
async function* piecesAtOnce(transaction: Database, table: StoredTable): AsyncGenerator<string[]> {
	await transaction.execute(sql`declare backup no scroll cursor for ${linesOf(table)}`);
	for (;;) {
		const { rows } = fetched.parse(await transaction.execute(fetchNext));
		if (rows.length === 0) break;
		yield rows.map(({ line }) => line);
	}
	await transaction.execute(sql`close backup`);
}

/** A few files at a time, so that nobody waits for all of them; one that was deleted since is left out. */
async function* piecesOf(database: Database, { table, names }: Pictures): AsyncGenerator<string[]> {
	for (let first = 0; first < names.length; first += 8) {
		const some = names.slice(first, first + 8);
		const those = sql`${linesOf(table)} where ${inArray(pictureFiles.name, some)} order by name`;
		const { rows } = fetched.parse(await database.execute(those));
		if (rows.length > 0) yield rows.map(({ line }) => line);
	}
}

// A thousand are in memory at a time: a statement of this kind takes its number as a word, not as a value.
const fetchNext = sql`fetch 1000 from backup`;

// Every driver answers so, but drizzle does not say it of any driver.
const fetched = z.object({ rows: z.array(z.object({ line: z.string() })) });
const named = z.object({ rows: z.array(z.object({ name: z.string() })) });

function written(line: BackupLine): string {
	return `${JSON.stringify(line)}\n`;
}
