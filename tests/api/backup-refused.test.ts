import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';

import { beforeAll, expect, test } from 'vitest';

import { BackupError, explained } from '#src/server/db/backup/backup-error.ts';
import { checkBackup } from '#src/server/db/backup/read-backup.ts';
import { subscribers } from '#src/server/db/schema.ts';

import {
	backedUp,
	backupFolder,
	linesIn,
	restore,
	withSums,
	writeLines,
} from '../support/backup-files.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { everyRow, fillEveryTable } from '../support/every-table.ts';

const db = await testDatabase();
const { newFile } = backupFolder();
let backup: string;
let rows: Record<string, string[]>;

beforeAll(async () => {
	await fillEveryTable(db);
	backup = await backedUp(db, newFile());
	rows = await everyRow(db);
});

/** The backup with other lines, and its bytes with others. */
const changed = (change: (lines: string[]) => string[]) =>
	writeLines(newFile(), change(linesIn(backup)));
function withBytes(change: (bytes: Buffer) => Buffer): string {
	const file = newFile();
	writeFileSync(file, change(readFileSync(backup)));
	return file;
}

test('a backup that is cut off anywhere is refused in one sentence', async () => {
	const { length } = readFileSync(backup);
	const places = Array.from({ length: 25 }, (_, part) => Math.floor((length * part) / 25));
	for (const place of [...places, length - 1]) {
		const file = withBytes((bytes) => bytes.subarray(0, place));
		await expect(checkBackup(file), `${place} bytes`).rejects.toThrow(
			`${file} is torn or was changed`,
		);
	}
});

test('a backup of which one bit is another is refused, wherever that is', async () => {
	const { length } = readFileSync(backup);
	// The first ten bytes are gzip's, which tell a moment and a machine too.
	for (let part = 0; part < 25; part += 1) {
		const place = 10 + Math.floor(((length - 10) * part) / 25);
		const file = withBytes((bytes) => {
			bytes[place] = (bytes[place] ?? 0) ^ 1;
			return bytes;
		});
		await expect(checkBackup(file), `byte ${place}`).rejects.toThrow(BackupError);
	}
});

const isRow = (line: string) => line.startsWith('[');
const changes: [what: string, change: (lines: string[]) => string[]][] = [
	['a row is missing', (lines) => lines.toSpliced(lines.findIndex(isRow), 1)],
	[
		'a row is twice',
		(lines) => lines.toSpliced(lines.findIndex(isRow), 0, lines.find(isRow) ?? ''),
	],
	['a value is another', (lines) => lines.map((line) => line.replace('Ada', 'Eve'))],
	['its last line is missing', (lines) => lines.slice(0, -1)],
	[
		'a table is missing',
		(lines) =>
			lines.toSpliced(
				1,
				lines.findIndex((line) => line.includes('sha256')),
			),
	],
	['something follows it', (lines) => [...lines, ...lines]],
	['a line is no JSON', (lines) => lines.toSpliced(3, 1, '{"rows":')],
];
test.each(changes)('a backup that was changed is refused: %s', async (_, change) => {
	await expect(checkBackup(changed(change))).rejects.toThrow('is torn or was changed');
});

const others: [what: string, content: string | Buffer][] = [
	['text', 'Dear customers'],
	['compressed text', gzipSync('Dear customers')],
	['compressed JSON', gzipSync('{"rows":1,"sha256":""}\n')],
	['compressed rows', gzipSync('["1","2"]\n')],
];
test.each(others)('%s is no backup', async (_, content) => {
	const file = newFile();
	writeFileSync(file, content);
	await expect(checkBackup(file)).rejects.toThrow(
		`${file} is no backup that npm run db:backup made.`,
	);
});

test('a file that is not there is named, and so is a folder', async () => {
	const none = newFile();
	const sentences = [none, dirname(none)].map(async (file) => {
		const failure = await checkBackup(file).catch((error: unknown) => error);
		return String(explained(failure, file));
	});
	expect(await Promise.all(sentences)).toEqual([
		`BackupError: ${none}: there is no such file or folder.`,
		`BackupError: ${dirname(none)} is a folder. Name a file.`,
	]);
});

const newer: [what: string, change: (line: string) => string][] = [
	['of newer tables', (line) => line.replace(/"migration":\d/, '"migration":9')],
	['in a newer form', (line) => line.replace('"format":1', '"format":2')],
];
test.each(newer)('a backup %s than this code knows is refused', async (_, change) => {
	const file = changed(([first = '', ...lines]) => [change(first), ...lines]);
	await expect(restore(db, file, true)).rejects.toThrow('was made by a newer version of the site');
	expect(await everyRow(db)).toEqual(rows);
});

test('a database with rows is left as it is, unless they may be replaced', async () => {
	const count = Object.values(rows).flat().length;
	await expect(restore(db, backup)).rejects.toThrow(`The database holds ${count} rows already.`);
	expect(await everyRow(db)).toEqual(rows);
});

test.each([
	[
		'a row that the tables refuse',
		(line: string) => line.replace('"Pending Confirmation"', '"Lost"'),
	],
	['a column that they do not have', (line: string) => line.replace('"title"', '"heading"')],
	[
		'a table that they do not have',
		(line: string) => line.replace('"table":"users"', '"table":"people"'),
	],
])('a restore that fails half way leaves what was there: %s', async (_, change) => {
	const file = changed((lines) => withSums(lines.map(change)));
	await expect(restore(db, file, true)).rejects.toThrow();
	expect(await everyRow(db)).toEqual(rows);
});

test('one row is enough to be left alone', async () => {
	await emptyDatabase(db);
	await db.insert(subscribers).values({ email: 'a@b.co' });
	await expect(restore(db, backup)).rejects.toThrow('The database holds 1 rows already.');
	await restore(db, backup, true);
	expect(await db.$count(subscribers)).toBe(rows['subscribers']?.length);
});
