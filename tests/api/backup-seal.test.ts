import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { checkBackup } from '#src/server/db/backup/read-backup.ts';
import { pictureFiles } from '#src/server/db/schema.ts';

import { backedUp, backupFolder, linesIn, withSums, writeLines } from '../support/backup-files.ts';
import { testDatabase } from '../support/database.ts';
import { fillEveryTable } from '../support/every-table.ts';

const db = await testDatabase();
const { newFile } = backupFolder();
const key = 'b4'.repeat(16);

beforeAll(() => fillEveryTable(db));
afterEach(() => void vi.unstubAllEnvs());

/** A backup, sealed where there is a key. */
function backUp(by: string): Promise<string> {
	vi.stubEnv('BACKUP_KEY', by);
	return backedUp(db, newFile());
}

test('a backup that was sealed is read by whoever has the key, and where no key is known', async () => {
	const file = await backUp(key);
	expect(await checkBackup(file)).toMatchObject({ isSealed: true });
	vi.stubEnv('BACKUP_KEY', '');
	expect(await checkBackup(file)).toMatchObject({ isSealed: true });
	expect(await checkBackup(await backUp(''))).toMatchObject({ isSealed: false });
});

test('a row that was changed together with its checksum breaks the seal', async () => {
	const lines = linesIn(await backUp(key));
	const forged = withSums(lines.map((line) => line.replace('ada@example.com', 'eve@example.com')));
	expect(forged).not.toEqual(lines);
	const file = writeLines(newFile(), forged);
	await expect(checkBackup(file)).rejects.toThrow('sealed by another BACKUP_KEY, or changed since');
	vi.stubEnv('BACKUP_KEY', '');
	expect(await checkBackup(file)).toMatchObject({ isSealed: true });
});

test('another key and a seal that was taken away are refused', async () => {
	const file = await backUp(key);
	vi.stubEnv('BACKUP_KEY', 'c5'.repeat(16));
	await expect(checkBackup(file)).rejects.toThrow('sealed by another BACKUP_KEY');
	vi.stubEnv('BACKUP_KEY', key);
	const bare = linesIn(file).map((line) => line.replace(/,"seal":"\w+"/, ''));
	await expect(checkBackup(writeLines(newFile(), bare))).rejects.toThrow('is not sealed');
});

test('a line without an end is refused before it fills the memory', async () => {
	const [beginning = '', table = ''] = linesIn(await backUp(''));
	const file = newFile();
	const endless = Buffer.alloc(80_000_000, 'a');
	writeFileSync(
		file,
		gzipSync(Buffer.concat([Buffer.from(`${beginning}\n${table}\n["`), endless])),
	);
	await expect(checkBackup(file)).rejects.toThrow('a line of it has no end');
});

test('files of pictures follow all other rows, as many as there are', async () => {
	const files = Array.from({ length: 19 }, (_, at) => ({
		name: `${at}/320x200.avif`,
		bytes: Buffer.from(`picture ${at}`),
	}));
	await db.insert(pictureFiles).values(files);
	const lines = linesIn(await backUp(''));
	const last = lines.findLastIndex((line) => line.startsWith('{"table"'));
	expect(lines[last]).toContain('"picture_files"');
	const rows = lines.slice(last + 1).filter((line) => line.startsWith('['));
	expect(rows).toHaveLength(await db.$count(pictureFiles));
});
