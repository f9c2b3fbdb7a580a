import { spawn } from 'node:child_process';

import { closeDatabase, database } from '#src/server/db/client.ts';
import { environment, loadEnvironmentFile } from '#src/server/env.ts';

import { isBuildOf, sourcesDigest, stampBuild } from './build-stamp.ts';
import { requireFreePort } from './listen.ts';
import { runServer } from './serve.ts';
import { StartError, runCommand } from './start-error.ts';

await runCommand(async () => {
	const started = performance.now();
	loadEnvironmentFile();
	const { port, databaseUrl } = environment();
	await requireFreePort(port, process.env.HOST);
	if (databaseUrl === null) {
		await step('Preparing the database', async () => void (await database()));
	}
	const digest = await sourcesDigest();
	if (!(await isBuildOf('dist', digest))) {
		// The build reads the data too, in a process of its own.
		await closeDatabase();
		await step('Building the site', build);
		await stampBuild('dist', digest);
	}
	const { url } = await runServer();
	console.log(`Ready in ${seconds(started)}: ${url}`);
});

async function step(name: string, work: () => Promise<void>): Promise<void> {
	const started = performance.now();
	process.stdout.write(`${name} … `);
	try {
		await work();
	} catch (error) {
		process.stdout.write('failed\n');
		throw error;
	}
	process.stdout.write(`${seconds(started)}\n`);
}

/** @throws StartError after showing what the build wrote */
async function build(): Promise<void> {
	const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
		env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const output: Buffer[] = [];
	child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
	child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
	const stop = () => {
		child.kill('SIGTERM');
		process.exit(130);
	};
	process.once('SIGINT', stop).once('SIGTERM', stop);
	const code = await new Promise<number | null>((resolve, reject) => {
		child.once('error', reject).once('close', resolve);
	});
	process.off('SIGINT', stop).off('SIGTERM', stop);
	if (code === 0) return;
	process.stderr.write(Buffer.concat(output));
	throw new StartError('The site could not be built; the reason is above.');
}

function seconds(since: number): string {
	return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
