import { readdirSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

import { rooms } from '#functions/api.ts';
import { functionConfigs } from '#src/build/function-configs.ts';
import { loadFunctions } from '#src/local/functions/load-functions.ts';
import { createRouter } from '#src/local/functions/router.ts';
import { readSiteRules } from '#src/local/static/site-rules.ts';
import { pageHeaders } from '#src/server/pages/page-headers.ts';
import { onPurge, purge } from '#src/server/platform/cache.ts';

import { servedEndpoints } from '../support/api-endpoints.ts';

const directory = 'functions';
const files = readdirSync(directory).filter((name) => name.endsWith('.ts'));

const rewrites = Array.from(
	readFileSync('netlify.toml', 'utf8').matchAll(/^to = "(.*)"$/gm),
	([, to]) => to,
);

type FunctionModule = {
	config: {
		path?: string[];
		excludedPath?: string[];
		preferStatic?: boolean;
		method?: unknown;
		schedule?: string;
	};
};

test.each(files)(
	'functions/%s has an address, a schedule or a rewrite, by every method',
	async (file) => {
		const module = await load(file);
		const { path = [], schedule } = module.config;
		const isRewrittenTo = rewrites.includes(`/.netlify/functions/${basename(file, '.ts')}`);
		// A function without either gets an address from Netlify, to which something has to lead.
		expect(path.length > 0).toBe(schedule === undefined && !isRewrittenTo);
		expect(module.config.method).toBeUndefined();
		expect(module).toHaveProperty('default');
		expect(module).toHaveProperty('handle');
	},
);

test('every file of functions/api is a room, and every route of a room lies where its addresses begin', async () => {
	const missing = new Set(readdirSync(join(directory, 'api')));
	for (const { at, load: loadRoom } of rooms) {
		const [, file = ''] = /api\/([\w-]+\.ts)/.exec(String(loadRoom)) ?? [];
		expect([file, missing.delete(file)]).toEqual([file, true]);
		const { routes } = await loadRoom();
		const paths = routes.map(({ endpoint }) => endpoint.path);
		const isUnder = (beginning: string) => (path: string) => `${path}/`.startsWith(`${beginning}/`);
		const astray = paths.filter((path) => !at.some((beginning) => isUnder(beginning)(path)));
		const unused = at.filter((beginning) => !paths.some(isUnder(beginning)));
		expect([file, astray, unused]).toEqual([file, [], []]);
	}
	expect([...missing]).toEqual([]);
});

test('no call is answered by two routes', async () => {
	const names = (await servedEndpoints()).map(({ name }) => name.replaceAll(/:\w+/g, ':'));
	expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
	expect(names.length).toBeGreaterThan(170);
});

test('the function for all of the API leaves out what another one answers there', async () => {
	const described = await functionConfigs(directory);
	const left = described.flatMap(({ name, config: { excludedPath = [] } }) =>
		excludedPath.length > 0 ? [[name, excludedPath]] : [],
	);
	expect(left).toEqual([
		['api', ['/api/desk/pictures', '/api/desk/picture-uploads/:id', '/api/desk/pictures/:id']],
	]);
});

test('a page of the build is left to the site by the function that completes it: fetched from the site, it would ask itself without end', async () => {
	const builtPages = (await Array.fromAsync(glob('**/*.astro', { cwd: 'src/pages' }))).map(
		(file) => `/${file.replace(/(\/?index)?\.astro$/, '')}`,
	);
	const covering: string[] = [];
	for (const file of files) {
		const { path = [], excludedPath = [], preferStatic = false } = (await load(file)).config;
		const covered = builtPages.filter((page) => path.some((pattern) => matchesPage(pattern, page)));
		if (covered.length === 0) continue;
		covering.push(file);
		const taken = preferStatic ? [] : covered.filter((page) => !excludedPath.includes(page));
		expect([file, taken]).toEqual([file, []]);
	}
	expect(covering).toEqual(['pages.ts']);
});

function matchesPage(pattern: string, page: string): boolean {
	const [expected, actual] = [pattern.split('/'), page.split('/')];
	return (
		expected.length === actual.length &&
		expected.every((part, index) => part.startsWith(':') || part === actual[index])
	);
}

test('a function with a schedule has no address', async () => {
	const router = createRouter(await loadFunctions(directory));
	expect((await load('outbox.ts')).config.schedule).toBe('* * * * *');
	expect(router.match('POST', '/.netlify/functions/outbox')).toEqual({ kind: 'none' });
});

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
