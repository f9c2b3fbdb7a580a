import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { like } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';

import { doJobs } from '#src/local/start/jobs.ts';
import { closeDatabase, database } from '#src/server/db/client.ts';
import { seeds } from '#src/server/db/schema.ts';
import { jobs } from '#src/server/jobs/jobs.ts';

import { makeDataDirectory } from '../support/data-directory.ts';

test('what was due each day while no process ran is done at the start, and not again at the next', async () => {
	const directory = await mkdtemp(join(tmpdir(), 'bright-jobs-'));
	await makeDataDirectory(directory);
	vi.spyOn(console, 'info').mockImplementation(() => {});
	vi.stubEnv('DATABASE_URL', '');
	vi.stubEnv('DATA_DIRECTORY', directory);
	vi.stubEnv('DATA_FSYNC', 'off');
	onTestFinished(async () => {
		await closeDatabase();
		vi.unstubAllEnvs();
		vi.restoreAllMocks();
		await rm(directory, { recursive: true });
	});
	const daily = jobs.filter(({ every }) => every === 'day').map(({ name }) => `job ${name}`);
	expect(daily.length).toBeGreaterThan(2);

	const first = doJobs();
	const names = async () => (await doneJobs()).map(({ name }) => name);
	await expect.poll(names).toEqual(daily.toSorted());
	await Promise.all(first.map(({ stop }) => stop()));
	const done = await doneJobs();
	await closeDatabase();

	// Whatever it begins at once has ended when it has stopped.
	await Promise.all(doJobs().map(({ stop }) => stop()));
	expect(await doneJobs()).toEqual(done);
});

async function doneJobs() {
	return (await database())
		.select()
		.from(seeds)
		.where(like(seeds.name, 'job %'))
		.orderBy(seeds.name);
}
