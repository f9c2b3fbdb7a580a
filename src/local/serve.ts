import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { closeDatabase } from '#src/server/db/client.ts';
import { onPurge } from '#src/server/platform/cache.ts';
import { runCommand } from '#src/server/platform/command.ts';
import { environment } from '#src/server/platform/environment.ts';

import { createCdnCache } from './cache/cdn-cache.ts';
import { loadFunctions, type SiteFunction } from './functions/load-functions.ts';
import { createRouter } from './functions/router.ts';
import { createHost, type ServedSite } from './host.ts';
import { originReader } from './http/trusted-proxies.ts';
import { handleNodeRequest } from './node-adapter.ts';
import { nameCommit } from './start/commit.ts';
import { doJobs } from './start/jobs.ts';
import { deliverLetters } from './start/letters.ts';
import { finishRequests, listen, requireFreePort } from './start/listen.ts';
import { prepareDatabase, prepareLater } from './start/prepare-database.ts';
import type { Repetition } from './start/repeat.ts';
import { StartError } from './start/start-error.ts';
import { watchService } from './start/watch.ts';
import { readSiteRules } from './static/site-rules.ts';
import { createStaticSite } from './static/static-site.ts';

type ServeOptions = {
	/** 0 takes any free port. */
	port: number;
	/** The network interface to listen on; every one when not given. */
	host?: string | null;
	/** The built site. */
	dist?: string;
	functions?: string;
	netlifyConfig?: string;
	/** Addresses and ranges of the proxies in front that are believed; none when not given. */
	trustedProxies?: readonly string[];
	/** Begins the work that goes on beside the requests; it is stopped as soon as the server closes. */
	beginWork?: (site: SiteInService) => Repetition[];
	/** Called once no request runs any more: closes what the functions opened. */
	onClosed?: () => Promise<void>;
};

/** A site that is served, for the work that goes on beside it. */
export type SiteInService = {
	/** 'http://localhost:4321' */
	url: string;
	/** Moves another build into the place of the one that is served, which is gone then. */
	showBuild: (built: string) => Promise<void>;
};

export type RunningServer = {
	/** 'http://localhost:4321' */
	url: string;
	/** Accepts no more requests, lets the running ones finish and closes what they used. */
	close: () => Promise<void>;
};

/**
 * Serves a build and the functions as Netlify would, from this process.
 * @throws StartError when there is no build or the port cannot be had
 */
export async function startServer({
	port,
	host: networkInterface = null,
	dist = 'dist',
	functions = 'functions',
	netlifyConfig = 'netlify.toml',
	trustedProxies = [],
	beginWork = () => [],
	onClosed = async () => {},
}: ServeOptions): Promise<RunningServer> {
	requireBuild(dist);
	const cache = createCdnCache();
	const [router, files, rules] = await Promise.all([
		preparedFunctions(functions).then(createRouter),
		createStaticSite(dist),
		readSiteRules(netlifyConfig),
	]);
	const site: ServedSite = { files, rules };
	const host = createHost({ router, cache, site });
	const background = new Set<Promise<unknown>>();
	function waitUntil(work: Promise<unknown>): void {
		const settled: Promise<unknown> = Promise.allSettled([work]).finally(() => {
			background.delete(settled);
		});
		background.add(settled);
	}

	const originOf = originReader(trustedProxies);
	const server = createServer(timeouts, (request, response) => {
		void handleNodeRequest(host, request, response, { waitUntil, originOf });
	});
	server.setTimeout(idleConnectionMs);
	const url = await listen(server, port, networkInterface);
	const stopPurging = onPurge((tags) => cache.purge(tags));
	const work = beginWork({ url, showBuild });

	async function showBuild(built: string): Promise<void> {
		const next = await createStaticSite(dist, built);
		const last = `${dist}.last`;
		await rm(last, { recursive: true, force: true });
		// In one go, so that no request finds neither.
		renameSync(dist, last);
		renameSync(built, dist);
		site.files = next;
		// What functions made of the pages.
		cache.purge();
		await rm(last, { recursive: true });
	}

	async function close(): Promise<void> {
		const deadline = delay(patienceMs, undefined, { ref: false });
		for (const repetition of work) waitUntil(repetition.stop());
		await finishRequests(server, deadline);
		await Promise.race([Promise.all(background), deadline]);
		stopPurging();
		await onClosed();
	}
	let closing: Promise<void> | undefined;
	return { url, close: () => (closing ??= close()) };
}

/**
 * Opens the database, serves the build at `PORT` and stops cleanly on Ctrl-C or SIGTERM. A database server that is away
 * keeps no page from being served: it is prepared once it answers.
 * @param beginMore work of the caller's, beside all that goes on
 * @throws StartError, DataInUseError, DataDirectoryError, EnvironmentError, ServerRefusal
 */
export async function runServer(
	beginMore: (site: SiteInService) => Repetition[] = () => [],
): Promise<RunningServer> {
	nameCommit();
	const { port, host, trustedProxies } = environment();
	let server: RunningServer | null = null;
	// From now on: the first process of a container gets no signal that it does not listen for.
	endOnSignal(async () => server?.close());
	requireBuild('dist');
	await requireFreePort(port, host);
	try {
		const { isReady, notice } = await prepareDatabase();
		if (notice !== null) console.log(notice);
		server = await startServer({
			port,
			host,
			trustedProxies,
			beginWork: (site) => [
				...(isReady ? [] : [prepareLater()]),
				deliverLetters(),
				watchService(),
				...doJobs(),
				...beginMore(site),
			],
			onClosed: closeDatabase,
		});
		return server;
	} catch (error) {
		await closeDatabase();
		throw error;
	}
}

/** Whole before the first request: one machine is asked for all of them, and a broken one is told of at the start. */
async function preparedFunctions(directory: string): Promise<SiteFunction[]> {
	const functions = await loadFunctions(directory);
	await Promise.all(functions.map(({ prepare }) => prepare()));
	return functions;
}

function requireBuild(dist: string): void {
	if (existsSync(join(dist, 'index.html')) && existsSync(join(dist, '404.html'))) return;
	throw new StartError(`There is no built site in ${dist}/. Run npm start, or npm run build.`);
}

const timeouts = {
	headersTimeout: 10_000,
	requestTimeout: 15_000,
	keepAliveTimeout: 5_000,
	// Node looks only this often whether a request has used up its time.
	connectionsCheckingInterval: 1_000,
};

/** Longer than any function may take; cuts clients that stop reading their response. */
const idleConnectionMs = 60_000;

/** How long a stopping server waits for running requests: with closing the database it stays under five seconds. */
const patienceMs = 3_000;

function endOnSignal(close: () => Promise<void>): void {
	async function stop(): Promise<void> {
		await close();
		process.exit(0);
	}
	process.on('SIGINT', () => void stop());
	process.on('SIGTERM', () => void stop());
	if (process.env.npm_lifecycle_event === undefined) return;
	// npm passes a signal to the shell it runs a script in, and the shell ends without passing it on.
	const shell = process.ppid;
	setInterval(() => {
		if (process.ppid !== shell) void stop();
	}, 500).unref();
}

if (import.meta.main) {
	runCommand(async () => {
		const { url } = await runServer();
		console.log(`Serving on ${url}`);
	});
}
