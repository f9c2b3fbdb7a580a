import { spawn } from 'node:child_process';

import { closeDatabase, configuredPlace } from '#src/server/db/client.ts';
import { runCommand } from '#src/server/platform/command.ts';
import { environment } from '#src/server/platform/environment.ts';

import { runServer } from './serve.ts';
import { isBuildOf, sourcesDigest, stampBuild } from './start/build-stamp.ts';
import { requireFreePort } from './start/listen.ts';
import { changedSeedNotice, prepareDatabase } from './start/prepare-database.ts';
import { StartError } from './start/start-error.ts';
import { compressBuild } from './static/static-site.ts';

runCommand(async () => {
	const started = performance.now();
	const { port, host } = environment();
	await requireFreePort(port, host);
	const { isReady, notice } = await step('Preparing the database', prepareDatabase);
	for (const line of [notice, changedSeedNotice()]) if (line !== null) console.log(line);
	const digest = await sourcesDigest('.', JSON.stringify(configuredPlace()));
	if (!(await isBuildOf('dist', digest))) {
		if (!isReady) throw new StartError('The site cannot be built without its database.');
		// The build reads the data too, in a process of its own.
		await closeDatabase();
		await step('Building the site', build);
		await stampBuild('dist', digest);
	}
	const { url } = await runServer();
	console.log(`Ready in ${seconds(started)}: ${url}`);
	// Meanwhile visitors are served all the same, each file compressed as it is asked for.
	await compressBuild('dist').catch(() => undefined);
});

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
	const started = performance.now();
	process.stdout.write(`${name} … `);
	try {
		const result = await work();
		process.stdout.write(`${seconds(started)}\n`);
		return result;
	} catch (error) {
		process.stdout.write('failed\n');
		throw error;
	}
}

/** @throws StartError with all that the build wrote */
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
	const written = Buffer.concat(output).toString();
	throw new StartError(`${written}\nThe site could not be built; the reason is above.`);
}

function seconds(since: number): string {
	return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
