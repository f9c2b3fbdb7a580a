import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Plugin, ViteDevServer } from 'vite';

import { createCdnCache } from './cache/cdn-cache.ts';
import { loadFunctions } from './functions/load-functions.ts';
import { createRouter } from './functions/router.ts';
import { type Host, createHost } from './host.ts';
import { handleNodeRequest } from './node-adapter.ts';
import { deliverLetters, type Repetition } from './start/letters.ts';
import { changedSeedNotice, prepareDatabase } from './start/prepare-database.ts';

/**
 * Responds at the functions' paths and delivers letters under `astro dev`. Functions are loaded through Vite, so that an
 * edited or new one answers the next request. Those that let files win stay out: in development every page is made
 * when asked for.
 */
export function functionsInDevelopment(): Plugin {
	let letters: Repetition | null = null;
	return {
		name: 'functions-in-development',
		apply: 'serve',
		configureServer(server) {
			void prepare(server).then((delivery) => {
				letters = delivery;
			});
			server.middlewares.use((request, response, next) => {
				void respond(server, request, response, next);
			});
		},
		closeBundle: () => letters?.stop(),
	};
}

async function prepare({ config }: ViteDevServer): Promise<Repetition | null> {
	try {
		const { notice } = await prepareDatabase();
		for (const line of [notice, changedSeedNotice()]) if (line !== null) config.logger.info(line);
		return deliverLetters();
	} catch (error) {
		config.logger.error(error instanceof Error ? error.message : String(error));
		return null;
	}
}

async function respond(
	server: ViteDevServer,
	request: IncomingMessage,
	response: ServerResponse,
	next: (error?: unknown) => void,
): Promise<void> {
	try {
		const host = await currentHost(server);
		await handleNodeRequest(host, request, response, { waitUntil: () => {}, next });
	} catch (error) {
		next(error);
	}
}

async function currentHost(server: ViteDevServer): Promise<Host> {
	const all = await loadFunctions('functions', (file) => server.ssrLoadModule(file));
	const router = createRouter(all.filter(({ preferStatic }) => !preferStatic));
	// A new cache for each request stores nothing: what was edited shows at once.
	return createHost({ router, cache: createCdnCache(), site: null });
}
