import { spawnSync } from 'node:child_process';
import { cp, lstat, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#src/server/db/client.ts';

import { dataDirectory, hostileSite } from '../serving/hostile-site.ts';
import { tell } from '../support/run.ts';
import { visitorsOf } from './visitors.ts';

/** A file system in memory of its own, as large as what is copied into it and a little more. */
const withinSmallDisk = (from: string, at: string) => [
	'unshare',
	'--map-root-user',
	'--mount',
	'sh',
	'-c',
	`mount -t tmpfs -o size=160m tmpfs '${at}' && cp -a '${from}/.' '${at}' && exec "$@"`,
	'sh',
];

const isPossible = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0;
if (!isPossible) console.error('SKIPPED: this machine lets nobody mount a small disk (unshare).');
const isRequired = process.env['REQUIRE_SMALL_DISK'] === '1';

test.skipIf(!isPossible && !isRequired)(
	'on a full disk writes are 503s and reads go on; with room again all goes on, and nothing is lost',
	async (context) => {
		const [from, at] = [await dataDirectory(), await mkdtemp(join(tmpdir(), 'bright-small-'))];
		onTestFinished(() => rm(at, { recursive: true }));
		const site = await hostileSite({
			env: { DATA_DIRECTORY: at },
			within: withinSmallDisk(from, at),
		});
		const { pid } = site;
		// As the process sees it.
		const ballast = `/proc/${pid}/root${at}/ballast`;
		const visitors = visitorsOf(site);
		visitors.begin();
		await visitors.served(10);
		await fill(ballast);
		await expect
			.poll(() => fetch(`${site.url}/api/health`).then(({ status }) => status), { timeout: 60_000 })
			.toBe(503);
		expect((await fetch(`${site.url}/api/tours`)).status).toBe(200);
		await rm(ballast);
		await visitors.served(10);
		await visitors.end();
		tell(context, visitors.history.counts().sent);
		expect(site.pid).toBe(pid);
		// What health finds is kept for a second.
		await expect
			.poll(() => fetch(`${site.url}/api/health`).then(({ status }) => status), { timeout: 10_000 })
			.toBe(200);

		// The disk ends with its process: what lies on it is looked at in a copy.
		await rm(from, { recursive: true });
		await cp(`/proc/${pid}/root${at}`, from, {
			recursive: true,
			// The door of backups is no data.
			filter: async (path) => !(await lstat(path)).isSocket(),
		});
		const { database, close } = await openDatabase({ kind: 'embedded', directory: from });
		expect(await visitors.history.contradictions(database)).toEqual([]);
		await close();
	},
);

/** Writes until nothing more fits. */
async function fill(path: string): Promise<void> {
	const file = await open(path, 'w');
	const block = Buffer.alloc(64 * 1024, 'x');
	try {
		for (;;) await file.write(block);
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
	} finally {
		await file.close();
	}
}
