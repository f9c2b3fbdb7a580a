import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { openDatabase } from '#src/server/db/client.ts';
import { openInMemory } from '#src/server/db/embedded-database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { appliedMigrations } from '#src/server/db/schema-version.ts';
import { flights, seeds } from '#src/server/db/schema.ts';

import { bareEnvironment } from '../support/bare-environment.ts';
import { makeDataDirectory } from '../support/data-directory.ts';
import { writeBuild } from './serve-fixture.ts';

/** A folder to start the site in, whose data a release made that is newer by two migrations. */
let folder: string;
let known: number;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'bright-newer-'));
	await rename(await writeBuild(), join(folder, 'dist'));
	await makeDataDirectory(join(folder, 'data'));
	const place = { kind: 'embedded', directory: join(folder, 'data') } as const;
	const { database, close } = await openDatabase(place);
	known = await database.$count(appliedMigrations);
	const later = Date.UTC(2999, 0, 1);
	await database.insert(appliedMigrations).values([
		{ hash: '', createdAt: later },
		{ hash: '', createdAt: later + 1 },
	]);
	await close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
	['the start', 'src/local/serve.ts'],
	['the migration', 'src/server/commands/migrate.ts'],
	['the seed', 'src/server/commands/seed.ts'],
])(
	'%s refuses tables that a newer release made, in a line that says what to do',
	async (_, file) => {
		const env = { ...bareEnvironment(), PORT: '0', DATA_DIRECTORY: 'data', DATA_FSYNC: 'off' };
		const run = promisify(execFile)(process.execPath, [resolve(file)], { cwd: folder, env });
		const failure = await run.catch((error: unknown) => error);
		const words = `Your database (${known + 2}) was made by a newer release; this one knows ${known}. Nothing was changed. Start that release or a later one, or restore a backup from before it into an empty database (npm run db:restore -- FILE).\n`;
		expect(failure).toMatchObject({ code: 1, stderr: words, stdout: '' });
	},
);

test('what was refused is as it was, of a branch too that has a migration of its own', async () => {
	const { database, close } = await openInMemory();
	try {
		const newest = await database.select().from(appliedMigrations).orderBy(appliedMigrations.id);
		const last = newest.at(-1);
		await database.delete(appliedMigrations);
		await database
			.insert(appliedMigrations)
			.values(newest.map(({ hash, createdAt }) => ({ hash, createdAt: createdAt + 1 })));
		await expect(migrate(database)).rejects.toThrow(
			`Your database (${known}) was made by another release; this one knows ${known}.`,
		);
		expect(last?.createdAt).toBeGreaterThan(0);
		expect(await database.$count(appliedMigrations)).toBe(known);
		expect([await database.$count(flights), await database.$count(seeds)]).toEqual([0, 0]);
	} finally {
		await close();
	}
});
