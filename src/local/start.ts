import { accessSync, constants } from 'node:fs';

import { closeDatabase } from '#src/server/db/client.ts';
import { runCommand } from '#src/server/platform/command.ts';
import { environment } from '#src/server/platform/environment.ts';

import { runServer } from './serve.ts';
import { articlesDue } from './start/articles-due.ts';
import { buildPages } from './start/build-pages.ts';
import { isBuild, isBuildOf, isBuildWith, stampBuild } from './start/build-stamp.ts';
import { requireFreePort } from './start/listen.ts';
import { changedSeedNotice, prepareDatabase } from './start/prepare-database.ts';
import { builtDigest, rebuildPages, rowsNow } from './start/rebuild-pages.ts';
import { StartError } from './start/start-error.ts';
import { compressBuild } from './static/static-site.ts';

runCommand(async () => {
	const started = performance.now();
	const { port, host, rebuildsPages } = environment();
	await requireFreePort(port, host);
	const { isReady, notice } = await step('Preparing the database', prepareDatabase);
	for (const line of [notice, changedSeedNotice()]) if (line !== null) console.log(line);
	const digest = await builtDigest();
	let isOutOfDate: boolean | 'by its code' = false;
	const isCurrent = await isBuildOf('dist', digest);
	// A service answers with the last pages meanwhile. Whoever sits at a terminal waits for the new ones, and for what is wrong.
	const isService = isReady && rebuildsPages && !process.stdout.isTTY;
	if (!isCurrent && isService && (await isBuild('dist'))) {
		requireWritable();
		isOutOfDate = 'by its code';
		console.log('The pages of the last build are served until the new ones are made.');
	} else if (!isCurrent) {
		if (!isReady) throw new StartError('The site cannot be built until it does.');
		// Before the build reads them: what changes in between is built once more.
		const rows = await rowsNow();
		// The build reads the data too, in a process of its own.
		await closeDatabase();
		requireWritable();
		await step('Building the site', build);
		await stampBuild('dist', digest, rows);
	} else if (isReady && rebuildsPages) isOutOfDate = !(await isBuildWith('dist', await rowsNow()));
	const { url } = await runServer((site) =>
		rebuildsPages ? [rebuildPages(site, { isOutOfDate }), articlesDue()] : [],
	);
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

/** Ends with whoever wants to end the start, and ends the build first. */
async function build(): Promise<void> {
	const stopping = new AbortController();
	const stop = () => {
		stopping.abort();
		process.exit(130);
	};
	process.once('SIGINT', stop).once('SIGTERM', stop);
	await buildPages({ signal: stopping.signal });
	process.off('SIGINT', stop).off('SIGTERM', stop);
}

/** @throws StartError where pages cannot be built beside the sources */
function requireWritable(): void {
	try {
		accessSync('.', constants.W_OK);
	} catch {
		throw new StartError(
			'The pages are not those of these sources, and nothing may be written here to build them. Give this folder to the user who starts the site, or build before (npm run build) and start node src/local/serve.ts, with DATA_DIRECTORY elsewhere.',
		);
	}
}

function seconds(since: number): string {
	return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
