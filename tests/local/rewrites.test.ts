import { expect, test } from 'vitest';

import { ask, serveFixture } from './serve-fixture.ts';

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
