import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Plugin, ViteDevServer } from 'vite';

import { createCdnCache } from './cache/cdn-cache.ts';
import { besidePages } from './functions/beside-pages.ts';
import { loadFunctions } from './functions/load-functions.ts';
import { createRouter } from './functions/router.ts';
import { type Host, createHost } from './host.ts';
import { handleNodeRequest } from './node-adapter.ts';
import { deliverLetters } from './start/letters.ts';
import { changedSeedNotice, prepareDatabase } from './start/prepare-database.ts';
import type { Repetition } from './start/repeat.ts';
import { readSiteRules, type SiteRules } from './static/site-rules.ts';

/**
 * Responds at the functions' paths and delivers letters under `astro dev`. Functions are loaded through Vite, so that an
 * edited or new one answers the next request, at its own path or where `netlify.toml` leads to it.
 */
export function functionsInDevelopment(): Plugin {
	let letters: Repetition | null = null;
	const rules = readSiteRules('netlify.toml');
	return {
		name: 'functions-in-development',
		apply: 'serve',
		configureServer(server) {
			void prepare(server).then((delivery) => {
				letters = delivery;
			});
			server.middlewares.use((request, response, next) => {
				void respond({ server, rules }, request, response, next);
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

type Development = { server: ViteDevServer; rules: Promise<SiteRules> };

async function respond(
	development: Development,
	request: IncomingMessage,
	response: ServerResponse,
	next: (error?: unknown) => void,
): Promise<void> {
	try {
		const host = await currentHost(development);
		await handleNodeRequest(host, request, response, { waitUntil: () => {}, next });
	} catch (error) {
		next(error);
	}
}

async function currentHost({ server, rules }: Development): Promise<Host> {
	const all = await loadFunctions('functions', (file) => server.ssrLoadModule(file));
	const router = createRouter(await besidePages(all));
	// A new cache for each request stores nothing: what was edited shows at once.
	return createHost({ router, cache: createCdnCache(), site: { files: null, rules: await rules } });
}
