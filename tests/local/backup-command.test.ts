import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { takeBackup } from '#src/server/db/backup/take-backup.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { bookings, flights, subscribers } from '#src/server/db/schema.ts';

import { linesIn } from '../support/backup-files.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { makeDataDirectory } from '../support/data-directory.ts';
import { storedBooking } from '../support/stored-booking.ts';

/** A folder with a data directory in it, and the commands run on that, told no more than where it is. */
async function newFolder() {
	const folder = await mkdtemp(join(tmpdir(), 'bright-backup-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const directory = join(folder, 'data');
	await makeDataDirectory(directory);
	const run = async (
		command: 'backup' | 'restore' | 'rehearse',
		words: string[],
		data = directory,
	) => {
		const options = {
			cwd: folder,
			env: { ...bareEnvironment(), DATA_DIRECTORY: data, DATA_FSYNC: 'off' },
		};
		const file = resolve(`src/server/commands/${command}.ts`);
		return promisify(execFile)(process.execPath, [file, ...words], options).then(
			({ stdout }) => stdout,
			(failure: { stderr: string }) => failure.stderr,
		);
	};
	return { folder, directory, run };
}

test('while the site runs its data is backed up by the process that has it, with all that was acknowledged', async () => {
	const { folder, directory, run } = await newFolder();
	const site = await streamOfRows(directory);
	const acknowledged = site.rows.length;
	expect(await run('backup', ['customers.gz'])).toMatch(
		/^Backed up [\d,]+ rows of \d+ tables, as they were at \S+Z: customers\.gz, \d+ kB\.$/m,
	);
	const file = join(folder, 'customers.gz');
	expect(statSync(file).mode & 0o777).toBe(0o600);
	const emails = linesIn(file).flatMap((line) => /"(\d+)@example\.com"/.exec(line)?.[1] ?? []);
	expect(emails.length).toBeGreaterThanOrEqual(acknowledged);
	expect(emails).toEqual(emails.map((_, index) => String(index + 1)));

	expect(statSync(join(directory, 'backup')).mode & 0o777).toBe(0o600);
	await expect
		.poll(() => readdirSync(directory))
		.not.toContainEqual(expect.stringMatching('backup-'));
	expect(readdirSync(folder).toSorted()).toEqual(['customers.gz', 'data']);
	await site.kill();

	// What a killed process leaves is in nobody's way.
	writeFileSync(join(directory, 'backup-unfinished'), '');
	const place = { kind: 'embedded', directory } as const;
	await expect(takeBackup(place, file, false)).rejects.toThrow(`${file} is there already.`);
	const { rows } = await takeBackup(place, file, true);
	expect(rows).toBeGreaterThanOrEqual(site.rows.length);
	expect(readdirSync(directory)).not.toContain('backup-unfinished');
});

test('a backup goes into another directory, into which no sample catalog comes', async () => {
	const { folder, directory, run } = await newFolder();
	const place = { kind: 'embedded', directory } as const;
	const { database, close } = await openDatabase(place);
	await database.insert(subscribers).values({ email: 'ada@example.com' });
	await database.delete(flights);
	await close();
	await takeBackup(place, join(folder, 'customers.gz'), false);

	const other = join(folder, 'other');
	await makeDataDirectory(other);
	const restored = await run('restore', ['customers.gz'], other);
	expect(restored).toMatch(/^Restored \d+ rows of \d+ tables, as they were at \S+Z\.$/m);
	expect(restored).toContain('Nobody is signed in any more');

	const { database: copy, close: closeCopy } = await openDatabase({ ...place, directory: other });
	expect(await copy.select({ email: subscribers.email }).from(subscribers)).toEqual([
		{ email: 'ada@example.com' },
	]);
	expect(await copy.$count(flights)).toBe(0);
	await closeCopy();
});

test('no database is made to be backed up', async () => {
	const directory = join(tmpdir(), 'bright-backup-none');
	const taking = takeBackup({ kind: 'embedded', directory }, `${directory}.gz`, false);
	await expect(taking).rejects.toThrow(`There is no database in ${directory}`);
	expect([existsSync(directory), existsSync(`${directory}.gz`)]).toEqual([false, false]);
});

async function streamOfRows(directory: string) {
	const child = spawn(process.execPath, ['tests/support/stream-of-rows.ts', directory], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const rows: string[] = [];
	const lines = createInterface(child.stdout);
	const isOver = new Promise((done) => lines.once('close', done));
	lines.on('line', (line) => rows.push(line));
	await expect.poll(() => rows.length).toBeGreaterThan(5);
	return {
		rows,
		pid: child.pid,
		async kill() {
			child.kill('SIGKILL');
			await isOver;
		},
	};
}

test('a rehearsal restores the newest backup of a folder, says what it holds, and leaves nothing', async () => {
	const { folder, directory, run } = await newFolder();
	const empty = join(folder, 'backups');
	mkdirSync(empty);
	expect(await run('rehearse', ['backups'])).toContain('There is no backup (*.gz) in backups.');
	await run('backup', ['backups/old.gz']);
	const { database, close } = await openDatabase({ kind: 'embedded', directory });
	await database.insert(bookings).values(storedBooking(7));
	await close();
	await run('backup', ['backups/new.gz']);
	utimesSync(join(empty, 'old.gz'), 0, 0);
	const told = await run('rehearse', ['backups']);
	expect(told).toMatch(
		/^backups\/new\.gz can be restored: [\d,]+ rows of \d+ tables, as they were at \S+Z, in [\d.]+ s\.$/m,
	);
	expect(told).toMatch(/^In it: 1 bookings, the latest BD2000007 of \S+Z; 0 accounts\.$/m);
	writeFileSync(join(empty, 'new.gz'), 'torn');
	expect(await run('rehearse', ['backups/new.gz'])).toContain('backups/new.gz');
	expect(readdirSync(folder).toSorted()).toEqual(['backups', 'data']);
});
