import { expect, test } from 'vitest';

import { createCdnCache } from '#src/local/cache/cdn-cache.ts';
import { loadFunctions } from '#src/local/functions/load-functions.ts';
import { createRouter } from '#src/local/functions/router.ts';
import { createHost } from '#src/local/host.ts';
import { readSiteRules } from '#src/local/static/site-rules.ts';

import { ask, fixtureFunctions, serveFixture } from './serve-fixture.ts';

test('a whole search is answered by a function and kept, the page without one by its file', async () => {
	const server = await serveFixture();
	const whole = '/flights?origin=London&destination=Rome&departure=2027-01-10';
	expect((await ask(server, whole)).text).toBe(`1: GET ${whole}`);
	const again = await ask(server, `${whole}&utm_source=letter`);
	expect([again.text, again.headers['cache-status']]).toEqual([`1: GET ${whole}`, 'embedded; hit']);
	expect((await ask(server, whole.replace('Rome', 'Oslo'))).text).toMatch(/^2: GET .*Oslo/);
	expect((await ask(server, whole, { method: 'POST' })).text).toMatch(/^3: POST/);

	for (const path of ['/flights', '/flights?origin=London', '/flights?utm_source=letter']) {
		const { status, text } = await ask(server, path);
		expect([path, status, text.slice(0, 22)]).toEqual([path, 200, '<title>Flights</title>']);
	}
	await server.close();
});

test('where something else serves the pages, a whole search is a function’s all the same', async () => {
	const host = createHost({
		router: createRouter(await loadFunctions(fixtureFunctions)),
		cache: createCdnCache(),
		site: { files: null, rules: await readSiteRules('netlify.toml') },
	});
	const answerTo = async (path: string, query: string) => {
		const webRequest = () => new Request(`http://localhost${path}${query}`);
		const request = { method: 'GET', path, query, headers: {} };
		const answer = await host(request, { webRequest, ip: '203.0.113.7', waitUntil: () => {} });
		return answer && Buffer.from(answer.body ?? '').toString();
	};
	const whole = '?origin=London&destination=Rome&departure=2027-01-10';
	expect(await answerTo('/flights', whole)).toMatch(/GET \/flights\?origin=London/);
	expect(await answerTo('/flights', '?origin=London')).toBeNull();
	expect(await answerTo('/', '')).toBeNull();
});
