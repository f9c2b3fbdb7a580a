import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { afterAll } from 'vitest';

import { checkBackup } from '#src/server/db/backup/read-backup.ts';
import { restoreBackup } from '#src/server/db/backup/restore-backup.ts';
import { writeBackup } from '#src/server/db/backup/write-backup.ts';
import type { Database } from '#src/server/db/database.ts';

/** The moment at which a test's backup says that it was taken. */
const takenAt = new Date('2026-11-21T12:00:00Z');

/** A folder for the backups of one test file, which goes with it. */
export function backupFolder(): { path: string; newFile: () => string } {
	const path = mkdtempSync(join(tmpdir(), 'bright-backup-'));
	afterAll(() => rmSync(path, { recursive: true, force: true }));
	let number = 0;
	return { path, newFile: () => join(path, `${(number += 1)}.gz`) };
}

/** Backs a database up into a new file. */
export async function backedUp(db: Database, file: string): Promise<string> {
	await writeBackup(db, file, takenAt);
	return file;
}

/** As `npm run db:restore`, without what it says. */
export async function restore(db: Database, file: string, replaces = false): Promise<void> {
	await restoreBackup(db, await checkBackup(file), replaces);
}

export function linesIn(file: string): string[] {
	return gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
}

export function writeLines(file: string, lines: readonly string[]): string {
	writeFileSync(file, gzipSync(`${lines.join('\n')}\n`));
	return file;
}

/** The lines of a backup with what they say of its rows made true again. */
export function withSums(lines: readonly string[]): string[] {
	let rows: string[] = [];
	return lines.map((line) => {
		if (line.startsWith('[')) rows.push(`${line}\n`);
		if (!line.startsWith('{"rows"')) return line;
		const sha256 = createHash('sha256').update(rows.join('')).digest('hex');
		const end = JSON.stringify({ rows: rows.length, sha256 });
		rows = [];
		return end;
	});
}
