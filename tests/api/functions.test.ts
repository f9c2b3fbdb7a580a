import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';
import { expect, test } from 'vitest';

import { loadFunctions } from '#src/local/functions/load-functions.ts';
import { createRouter } from '#src/local/functions/router.ts';
import { readSiteRules } from '#src/local/static/site-rules.ts';
import { pageHeaders } from '#src/server/pages/page-headers.ts';
import { onPurge, purge } from '#src/server/platform/cache.ts';

const directory = 'functions';
const files = readdirSync(directory).filter((name) => name.endsWith('.ts'));

type FunctionModule = {
	config: { path?: string[]; excludedPath?: string[]; method?: unknown; schedule?: string };
	endpoints?: { path: string }[];
};

test.each(files)(
	'functions/%s answers exactly the paths of its routes, by every method',
	async (file) => {
		const module = await load(file);
		const { path = [], schedule } = module.config;
		const routes = module.endpoints?.map((endpoint) => endpoint.path) ?? path;
		expect(path.toSorted()).toEqual([...new Set(routes)].toSorted());
		// A function without either would get an address from Netlify.
		expect(path.length > 0).toBe(schedule === undefined);
		expect(module.config.method).toBeUndefined();
		expect(module).toHaveProperty('default');
		expect(module).toHaveProperty('handle');
	},
);

test('the function for unknown addresses of the API leaves out the paths of all others', async () => {
	const others = await Promise.all(files.filter((file) => file !== 'not-found.ts').map(load));
	const paths = others.flatMap(({ config }) => config.path ?? []);
	const { config } = await load('not-found.ts');
	expect(config.excludedPath?.toSorted()).toEqual(
		paths.filter((path) => path.startsWith('/api/')).toSorted(),
	);
});

test('a function with a schedule has no address', async () => {
	const router = createRouter(await loadFunctions(directory));
	expect((await load('outbox.ts')).config.schedule).toBe('* * * * *');
	expect(router.match('POST', '/.netlify/functions/outbox')).toEqual({ kind: 'none' });
});

// About 240 KB of each are the driver and drizzle. What knows second factors makes their codes. Bookings compute offers again, from about 200 KB of airports; only the
// outbox carries what talks to a mail server; accounts know 24 KB of passwords that are easy to guess;
// bookings and custom offers write the letters about decisions.
const larger: Record<string, number> = {
	'auth.ts': 372_000,
	'bookings.ts': 565_000,
	'custom-offers.ts': 345_000,
	'own-account.ts': 355_000,
	'outbox.ts': 560_000,
};
const mostBytes = (file: string) => larger[file] ?? 342_000;

test.each(files)(
	'functions/%s is small enough to start fast, and holds no embedded database',
	async (file) => {
		const { outputFiles, metafile } = await build({
			entryPoints: [join(directory, file)],
			bundle: true,
			minify: true,
			write: false,
			metafile: true,
			format: 'esm',
			platform: 'node',
			target: 'node24',
			external: ['@electric-sql/pglite'],
			logLevel: 'silent',
		});
		expect(outputFiles[0]?.contents.byteLength).toBeLessThanOrEqual(mostBytes(file));
		expect(Object.keys(metafile.inputs).join(' ')).not.toMatch(/pglite|embedded-database|seed/);
	},
);

test('a page of a function carries the headers that netlify.toml gives to files', async () => {
	const rules = await readSiteRules('netlify.toml');
	const { 'cache-control': _, ...forFiles } = rules.headersFor('/flights/1');
	const ours = Object.entries(pageHeaders).map(([name, value]) => [name.toLowerCase(), value]);
	expect(Object.fromEntries(ours)).toEqual(forFiles);
});

test('a purge tells every host that keeps answers, until it stops listening', async () => {
	const purged: string[][] = [];
	const stop = onPurge((tags) => purged.push([...tags]));
	await purge(['flights', 'flight-3']);
	stop();
	await purge(['tours']);
	expect(purged).toEqual([['flights', 'flight-3']]);
});

function load(file: string): Promise<FunctionModule> {
	return import(join('../..', directory, file));
}
