import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { readCachePolicy } from '#src/local/cache/cache-policy.ts';
import { createCdnCache } from '#src/local/cache/cdn-cache.ts';
import { representation } from '#src/local/http/representation.ts';
import type { RunningServer } from '#src/local/serve.ts';
import { purge } from '#src/server/platform/cache.ts';

import { ask, serveFixture } from './serve-fixture.ts';

let server: RunningServer;
/** The very instance that the server imported. */
let items: typeof import('./fixtures/functions/items.ts');
beforeAll(async () => {
	server = await serveFixture();
	items = await import('./fixtures/functions/items.ts');
});
afterAll(() => server.close());
beforeEach(() => purge(['items']));

test('the second reader is answered without the function', async () => {
	const first = await ask(server, '/api/items');
	const second = await ask(server, '/api/items');
	expect(second.text).toBe(first.text);
	expect(second.headers['cache-status']).toBe('embedded; hit');
	expect(second.headers.age).toBe('0');
	expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('what is meant for the CDN stays there', async () => {
	for (const { headers } of [await ask(server, '/api/items'), await ask(server, '/api/items')]) {
		expect(Object.keys(headers).filter((name) => /netlify|cdn/.test(name))).toEqual([]);
	}
});

test('a kept answer is revalidated without the function', async () => {
	const { headers } = await ask(server, '/api/items');
	const before = items.runs.count;
	const held = { 'if-none-match': String(headers.etag) };
	const again = await ask(server, '/api/items', { headers: held });
	expect(again.status).toBe(304);
	expect(items.runs.count).toBe(before);
});

test('an answer that is not kept yet is revalidated too', async () => {
	const { headers } = await ask(server, '/api/items?limit=1');
	await purge(['items']);
	const { text } = await ask(server, '/api/items?limit=1');
	const { headers: current } = await ask(server, '/api/items?limit=1');
	expect(current.etag).not.toBe(headers.etag);
	expect(JSON.parse(text)).toHaveProperty('limit', '1');
});

test('only the named parts of the query tell answers apart', async () => {
	const plain = await ask(server, '/api/items?utm_source=mail');
	expect((await ask(server, '/api/items?utm_source=ad')).text).toBe(plain.text);
	const limited = await ask(server, '/api/items?limit=5&utm_source=ad');
	expect(JSON.parse(limited.text)).toHaveProperty('limit', '5');
	expect((await ask(server, '/api/items?limit=5')).text).toBe(limited.text);
	expect((await ask(server, '/api/items?limit=5&limit=6')).text).not.toBe(limited.text);
});

test('an answer at an address longer than any of ours is not kept', async () => {
	const path = `/api/items?utm_source=${'x'.repeat(2000)}`;
	const first = await ask(server, path);
	expect((await ask(server, path)).text).not.toBe(first.text);
});

test('HEAD is answered from what GET left, coding by coding', async () => {
	const { text } = await ask(server, '/api/items');
	const before = items.runs.count;
	const head = await ask(server, '/api/items', { method: 'HEAD' });
	const small = await ask(server, '/api/items', { headers: { 'accept-encoding': 'br' } });
	expect(head.headers['content-length']).toBe(String(text.length));
	expect(small.headers['content-encoding']).toBe('br');
	expect(items.runs.count).toBe(before);
});

test.each([
	['private, s-maxage=60'],
	['no-store'],
	['public, no-cache, s-maxage=60'],
	['public'],
	['public, s-maxage=0'],
	['public, s-maxage=soon'],
])('an answer marked %s is computed each time', async (cdn) => {
	const path = `/api/items?cdn=${encodeURIComponent(cdn)}`;
	const first = await ask(server, path);
	expect((await ask(server, path)).text).not.toBe(first.text);
});

test.each(['cookie', 'own'])('an answer for one visitor (%s) is never kept', async (parameter) => {
	const first = await ask(server, `/api/items?${parameter}`);
	expect((await ask(server, `/api/items?${parameter}`)).text).not.toBe(first.text);
});

test('a purge drops what carries one of its tags and nothing else', async () => {
	const one = await ask(server, '/api/items/1');
	const two = await ask(server, '/api/items/2');
	await purge(['item-1', 'unknown']);
	expect((await ask(server, '/api/items/1')).text).not.toBe(one.text);
	expect((await ask(server, '/api/items/2')).text).toBe(two.text);
});

test('an answer that was being computed during a purge is delivered but not kept', async () => {
	let release = () => {};
	items.gate.open = new Promise((resolve) => (release = resolve));
	const before = items.runs.count;
	const asking = ask(server, '/api/items/9');
	await expect.poll(() => items.runs.count).toBe(before + 1);
	await purge(['item-9']);
	release();
	const stale = await asking;
	expect(stale.status).toBe(200);
	expect((await ask(server, '/api/items/9')).text).not.toBe(stale.text);
});

test('an answer is kept for its seconds and not one longer', () => {
	let now = 1_000_000;
	const cache = createCdnCache(() => now);
	const request = { method: 'GET', path: '/api/x', query: '', headers: {} };
	const policy = readCachePolicy(new Headers({ 'cdn-cache-control': 'max-age=60' }));
	if (policy === null) throw new Error('The policy was refused.');
	const content = representation(Buffer.from('{}'), 'application/json');
	cache.store(request, { status: 200, headers: {}, content, policy }, cache.begin());
	now += 59_999;
	expect(cache.find(request)).not.toBeNull();
	now += 1;
	expect(cache.find(request)).toBeNull();
});

test('what was used longest ago makes room', () => {
	const cache = createCdnCache(() => 0);
	const policy = { seconds: 60, tags: [], query: 'all' as const, headers: [] };
	const megabyte = Buffer.alloc(1024 * 1024);
	const requestFor = (path: string) => ({ method: 'GET', path, query: '', headers: {} });
	for (let index = 0; index < 40; index += 1) {
		const content = representation(megabyte, 'application/json', { etag: `"${index}"` });
		cache.store(
			requestFor(`/${index}`),
			{ status: 200, headers: {}, content, policy },
			cache.begin(),
		);
		expect(cache.find(requestFor('/0'))).not.toBeNull();
	}
	expect(cache.find(requestFor('/39'))).not.toBeNull();
	expect(cache.find(requestFor('/20'))).toBeNull();
});

test.each([
	[{ 'netlify-cdn-cache-control': 'public, s-maxage=60' }, 60],
	[{ 'netlify-cdn-cache-control': 'max-age=5', 'cdn-cache-control': 'max-age=9' }, 5],
	[{ 'cache-control': 'public, s-maxage=7' }, 7],
	[{ 'cache-control': 'public, max-age=7' }, null],
	[{ 'cache-control': 'no-store', 'netlify-cdn-cache-control': 's-maxage=60' }, null],
	[{ 'cdn-cache-control': 'max-age=60', vary: '*' }, null],
	[{ 'cdn-cache-control': 'max-age=60', 'netlify-vary': 'cookie=session' }, null],
	[{ 'cdn-cache-control': 'max-age=60', 'netlify-vary': 'header=Accept-Language' }, 60],
	[{}, null],
])('%o keeps for %s seconds', (headers, seconds) => {
	expect(readCachePolicy(new Headers(headers))?.seconds ?? null).toBe(seconds);
});
