import { spawn } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	truncateSync,
	watch,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

import { changedSeedNotice } from '#src/local/start/prepare-database.ts';
import { closeDatabase, database, openDatabase, withDatabase } from '#src/server/db/client.ts';
import {
	DamagedDataError,
	DataDirectoryError,
	DataInUseError,
	lockData,
} from '#src/server/db/data-lock.ts';
import { flights, subscribers } from '#src/server/db/schema.ts';
import { loadSnapshot } from '#src/server/pages/snapshot.ts';

// The first start creates a whole database cluster, so one serves all tests, each of which opens it anew.
vi.setConfig({ testTimeout: 60_000 });
const rowWriter = 'tests/support/stream-of-rows.ts';
const directory = mkdtempSync(join(tmpdir(), 'bright-data-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

beforeEach(() => {
	vi.stubEnv('DATABASE_URL', '');
	vi.stubEnv('DATA_DIRECTORY', directory);
});
afterEach(async () => {
	await closeDatabase();
	vi.unstubAllEnvs();
});

test('the first start gives its files their name when they are complete, so a kill leaves no half', async () => {
	const start = spawn(process.execPath, [rowWriter, directory], { stdio: 'ignore' });
	const ended = new Promise((resolve) => start.once('exit', (_, signal) => resolve(signal)));
	let isComplete = false;
	const watcher = watch(directory, (_, name) => {
		if (name !== 'postgres' || !start.kill('SIGKILL')) return;
		isComplete = existsSync(join(directory, 'postgres/global/pg_control'));
	});
	expect(await ended).toBe('SIGKILL');
	watcher.close();
	expect(isComplete).toBe(true);
	const { database: opened, close } = await openDatabase({ kind: 'embedded', directory });
	expect(await opened.$count(flights)).toBe(12);
	await close();
});

test('while one process has the data another is refused, and what it stored survives its kill -9', async () => {
	const writer = await streamOfRows();
	const refused = await openDatabase({ kind: 'embedded', directory }).catch((error) => error);
	expect(refused).toBeInstanceOf(DataInUseError);
	expect(refused).toMatchObject({ pid: writer.pid });
	expect(refused.message).toContain(`${directory} is in use by process ${writer.pid}`);

	const acknowledged = await writer.kill();
	const { database: reopened, close } = await openDatabase({ kind: 'embedded', directory });
	const stored = (await reopened.select().from(subscribers).orderBy(subscribers.id)).map(
		({ email }) => email,
	);
	expect(acknowledged.length).toBeGreaterThan(0);
	expect(stored).toEqual(expect.arrayContaining(acknowledged));
	expect(await reopened.$count(flights)).toBe(12);
	await close();
});

test('data stays claimed although nobody remembers the claim', () => {
	const claimed = join(directory, 'claimed');
	lockData(claimed);
	setFlagsFromString('--expose-gc');
	const collectGarbage: () => void = runInNewContext('gc');
	collectGarbage();
	expect(() => lockData(claimed)).toThrow(DataInUseError);
});

test('a process that lives but holds nothing is in nobody’s way', async () => {
	writeFileSync(join(directory, 'pid'), String(process.ppid));
	const { database: opened, close } = await openDatabase({ kind: 'embedded', directory });
	expect(await opened.$count(flights)).toBe(12);
	await close();
});

test('a directory that cannot be made is named in one sentence', async () => {
	const file = join(directory, 'file');
	writeFileSync(file, '');
	const opening = openDatabase({ kind: 'embedded', directory: join(file, 'data') });
	await expect(opening).rejects.toThrow(DataDirectoryError);
	await expect(opening).rejects.toThrow(`The data directory ${file}/data cannot be written.`);
});

const damages: [string, (files: string) => void][] = [
	['a file that is cut off', (files) => truncateSync(join(files, 'global/pg_control'), 10)],
	['a folder that is missing', (files) => rmSync(join(files, 'base'), { recursive: true })],
	['a version that is missing', (files) => rmSync(join(files, 'PG_VERSION'))],
	['tables that hold something else', overwriteTables],
];
test.each(damages)(
	'damage is told in one sentence that names the folder: %s',
	async (_, damage) => {
		const damaged = join(directory, 'damaged');
		cpSync(join(directory, 'postgres'), join(damaged, 'postgres'), { recursive: true });
		damage(join(damaged, 'postgres'));
		const opening = openDatabase({ kind: 'embedded', directory: damaged });
		await expect(opening).rejects.toThrow(DamagedDataError);
		await expect(opening).rejects.toThrow(
			`The database in ${damaged} cannot be opened because its files are damaged: put back a copy`,
		);
		rmSync(damaged, { recursive: true });
		const { database: anew, close } = await openDatabase({ kind: 'embedded', directory });
		expect(await anew.$count(flights)).toBe(12);
		await close();
	},
);

test('a process has one database however often it asks, and a borrower leaves it open', async () => {
	const [first, second] = await Promise.all([database(), database()]);
	expect(second).toBe(first);
	expect(await withDatabase(async (borrowed) => borrowed)).toBe(first);
	expect(await first.$count(flights)).toBe(12);
});

test('whoever reads only the snapshot leaves the data to the next process', async () => {
	const snapshots = await Promise.all([loadSnapshot(), loadSnapshot()]);
	expect(snapshots[1]).toEqual(snapshots[0]);
	expect(Object.keys(snapshots[0].flights[0] ?? {})).not.toContain('version');
	const { close } = await openDatabase({ kind: 'embedded', directory });
	await close();
});

test('after a failure to open the next call tries again', async () => {
	const { close } = await openDatabase({ kind: 'embedded', directory });
	await expect(database()).rejects.toThrow(DataInUseError);
	await close();
	expect(await (await database()).$count(flights)).toBe(12);
});

test('a database that was planted with another first catalog is said to keep its rows, and how to start anew', async () => {
	await database();
	expect(changedSeedNotice()).toBeNull();
	writeFileSync(join(directory, 'seed'), 'digest of another');
	expect(changedSeedNotice()).toContain(`delete ${directory} with all its bookings`);
	vi.stubEnv('DATABASE_URL', 'postgresql://example.com/site');
	expect(changedSeedNotice()).toBeNull();
});

/** All but those that an engine needs to start. */
function overwriteTables(files: string): void {
	const tables = join(files, 'base/5');
	for (const name of readdirSync(tables)) {
		if (Number(name) > 16_384) writeFileSync(join(tables, name), Buffer.alloc(8192, 'x'));
	}
}

async function streamOfRows() {
	const child = spawn(process.execPath, [rowWriter, directory], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const rows: string[] = [];
	const lines = createInterface(child.stdout);
	const isOver = new Promise((resolve) => lines.once('close', resolve));
	await new Promise((resolve, reject) => {
		lines.once('line', resolve);
		lines.on('line', (line) => rows.push(line));
		child.once('exit', reject);
	});
	return {
		pid: child.pid,
		async kill() {
			child.kill('SIGKILL');
			await isOver;
			return rows;
		},
	};
}
