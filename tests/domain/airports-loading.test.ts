import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const requested: string[] = [];
let network: 'up' | 'down' | 'answering 503' = 'up';

beforeEach(() => {
	vi.resetModules();
	requested.length = 0;
	network = 'up';
	vi.stubGlobal('fetch', async (url: string) => {
		requested.push(url);
		if (network === 'down') throw new TypeError('Failed to fetch');
		if (network === 'answering 503') return new Response('busy', { status: 503 });
		return new Response(await readFile(resolve(`.${url.split('?')[0]}`)));
	});
});

afterEach(() => vi.unstubAllGlobals());

test('each file is fetched once, however often airports are asked for', async () => {
	const { loadAirports, loadLargeAirports } = await import('#src/browser/airports.ts');
	const [large, all, again] = await Promise.all([
		loadLargeAirports(),
		loadAirports(),
		loadAirports(),
	]);
	expect(requested).toHaveLength(2);
	expect(large.length).toBeGreaterThan(400);
	expect(all.slice(0, large.length)).toEqual(large);
	expect(all.length).toBeGreaterThan(large.length);
	expect(again).toBe(all);
});

test.each(['down', 'answering 503'] as const)(
	'with the network %s loading fails, and succeeds when tried again later',
	async (trouble) => {
		const { loadAirports } = await import('#src/browser/airports.ts');
		network = trouble;
		await expect(loadAirports()).rejects.toThrow();
		network = 'up';
		expect((await loadAirports()).length).toBeGreaterThan(1000);
	},
);
