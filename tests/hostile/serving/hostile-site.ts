import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

import { writeBuild } from '../../local/serve-fixture.ts';
import { adminPassword } from '../../support/admin-password.ts';
import { makeDataDirectory } from '../../support/data-directory.ts';
import type { TestPostgres } from '../../support/postgres.ts';
import {
	endServerProcess,
	type ServerProcess,
	startServerProcess,
} from '../../support/server-process.ts';

const script = 'tests/hostile/serving/hostile-process.ts';

export type HostileSite = {
	url: string;
	pid: number;
	/** Ends it as the system does when memory is short, and starts it again on the same data. */
	killAndStart: () => Promise<void>;
	/** Ends it as it should end. @returns its exit code */
	stop: () => Promise<number | null>;
	/** Moves its clock so many milliseconds ahead of the machine's. */
	moveClock: (ahead: number) => Promise<void>;
	/** All that it has written to the console. */
	output: () => string;
};

type Options = {
	env: Record<string, string>;
	/** What the process is started by: a program that gives it another view of the machine. */
	within?: string[];
};

/** Serves the functions from a process of their own until the test ends. */
export async function hostileSite({ env, within = [] }: Options): Promise<HostileSite> {
	const dist = await writeBuild();
	let running = await start();
	onTestFinished(async () => {
		await endServerProcess(running.server, 'SIGKILL');
		await rm(dist, { recursive: true });
	});

	async function start(): Promise<ServerProcess & { output: () => string }> {
		const started = await startServerProcess([...within, 'node', script], {
			ADMIN_EMAIL: 'boss@example.com',
			ADMIN_PASSWORD: adminPassword,
			RATE_LIMITS: 'off',
			HOSTILE_DIST: dist,
			...env,
		});
		let written = '';
		for (const stream of [started.server.stdout, started.server.stderr]) {
			stream?.on('data', (chunk: Buffer) => (written += chunk.toString()));
		}
		return { ...started, output: () => written };
	}

	return {
		get url() {
			return running.url;
		},
		get pid() {
			return running.server.pid ?? 0;
		},
		async killAndStart() {
			await endServerProcess(running.server, 'SIGKILL');
			running = await start();
		},
		stop: () => endServerProcess(running.server, 'SIGTERM'),
		async moveClock(ahead) {
			const moved = new Promise((resolve) => running.server.once('message', resolve));
			running.server.send({ ahead });
			await moved;
		},
		output: () => running.output(),
	};
}

/** A data directory with a migrated database, until the test ends. */
export async function dataDirectory(): Promise<string> {
	const directory = await mkdtemp(join(tmpdir(), 'bright-departures-hostile-'));
	onTestFinished(() => rm(directory, { recursive: true, force: true }));
	await makeDataDirectory(directory);
	return directory;
}

/** What a process is told to take this database for its own. */
export function throughBridge({ bridge, url }: TestPostgres): Record<string, string> {
	return { DATABASE_URL: url, HOSTILE_BRIDGE: `127.0.0.1:${bridge.port}` };
}
