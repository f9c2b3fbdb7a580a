import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { RunningServer } from '#src/local/serve.ts';

import { ask, fixtureFiles, serveFixture } from './serve-fixture.ts';

let server: RunningServer;
beforeAll(async () => {
	server = await serveFixture();
});
afterAll(() => server.close());

test.each([
	['/', 'index.html', 'text/html; charset=utf-8'],
	['/flights', 'flights.html', 'text/html; charset=utf-8'],
	['/flights?origin=Rome%20(FCO)', 'flights.html', 'text/html; charset=utf-8'],
	['/fl%69ghts', 'flights.html', 'text/html; charset=utf-8'],
	['/flights/3', 'flights/3.html', 'text/html; charset=utf-8'],
	['/guides', 'guides/index.html', 'text/html; charset=utf-8'],
	['/_astro/app.a1b2c3.js', '_astro/app.a1b2c3.js', 'text/javascript; charset=utf-8'],
	['/posters/rome.webp', 'posters/rome.webp', 'image/webp'],
] as const)('%s answers with %s', async (path, file, contentType) => {
	const { status, headers, text } = await ask(server, path);
	expect({ status, text, type: headers['content-type'] }).toEqual({
		status: 200,
		text: fixtureFiles[file],
		type: contentType,
	});
});

test.each([
	['/flights/', '/flights'],
	['/flights.html', '/flights'],
	['/flights.html?a=1&b=//x', '/flights?a=1&b=//x'],
	['/flights/3/', '/flights/3'],
	['/index.html', '/'],
	['/guides/index.html', '/guides'],
	['/guides/index', '/guides'],
])('%s moves permanently to %s', async (path, location) => {
	const { status, headers } = await ask(server, path);
	expect({ status, location: headers.location }).toEqual({ status: 301, location });
});

test.each([
	'/nothing',
	'/Flights',
	'/index.html.html',
	'/posters',
	'/posters/rome.webp/',
	'//evil.example/flights/',
	'/%2F%2Fevil.example/',
	'/\\evil.example/',
	'/flights//3',
	'/../package.json',
	'/%2e%2e/package.json',
	'/..%2fpackage.json',
	'/_astro/%2e%2e%5c..%5cpackage.json',
	'/%00',
	'/flights%00.html',
	'/%',
	'/%c3%28',
	'/%u0041',
	'/flights;x=1',
	'/.build-stamp',
	'/.well-known/security.txt',
	'/.env',
	'/constructor',
	'/__proto__',
])('%s is the designed 404 page', async (path) => {
	const { status, text, headers } = await ask(server, path);
	expect({ status, text }).toEqual({ status: 404, text: fixtureFiles['404.html'] });
	expect(headers.location).toBeUndefined();
});

test('a path of four kilobytes is the designed 404 page', async () => {
	expect((await ask(server, `/${'a'.repeat(4096)}`)).text).toBe(fixtureFiles['404.html']);
});

test('a target that is no path is refused, a proxy’s absolute form is understood', async () => {
	expect((await ask(server, '*', { method: 'OPTIONS' })).status).toBe(400);
	expect((await ask(server, 'http://evil.example/flights')).text).toBe(
		fixtureFiles['flights.html'],
	);
});

test.each([
	[undefined, undefined],
	['br', 'br'],
	['gzip', 'gzip'],
	['gzip, deflate, br, zstd', 'br'],
	['gzip;q=1, br;q=0.5', 'gzip'],
	['br;q=0, gzip;q=0', undefined],
	['*', 'br'],
	['GZIP', 'gzip'],
	['deflate', undefined],
])('Accept-Encoding %s gets the coding %s', async (accepted, coding) => {
	const headers: Record<string, string> =
		accepted === undefined ? {} : { 'accept-encoding': accepted };
	for (const path of ['/flights', '/_astro/app.a1b2c3.js']) {
		const answer = await ask(server, path, { headers });
		expect(answer.headers['content-encoding']).toBe(coding);
		expect(answer.headers['vary']).toBe('Accept-Encoding');
		expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
		const file = path === '/flights' ? 'flights.html' : '_astro/app.a1b2c3.js';
		expect(decoded(answer.body, coding)).toBe(fixtureFiles[file]);
	}
});

test('pictures and tiny files are sent as they are', async () => {
	for (const path of ['/posters/rome.webp', '/flights/3']) {
		const { headers } = await ask(server, path, { headers: { 'accept-encoding': 'br' } });
		expect(headers['content-encoding']).toBeUndefined();
	}
});

test.each(['identity', 'gzip', 'br'])(
	'what the client holds in %s is not sent again',
	async (coding) => {
		const accepts = { 'accept-encoding': coding };
		const first = await ask(server, '/flights', { headers: accepts });
		const etag = String(first.headers.etag);
		expect(etag).toMatch(/^"[\w-]+"$/);
		for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
			const again = await ask(server, '/flights', {
				headers: { ...accepts, 'if-none-match': held },
			});
			expect(again.status).toBe(304);
			expect(again.body).toHaveLength(0);
			expect(again.headers.etag).toBe(etag);
			expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
		}
		const other = await ask(server, '/flights', {
			headers: { ...accepts, 'if-none-match': '"other"' },
		});
		expect(other.status).toBe(200);
	},
);

test('each coding has a tag of its own', async () => {
	const tags = await Promise.all(
		['identity', 'gzip', 'br'].map(async (coding) => {
			return (await ask(server, '/flights', { headers: { 'accept-encoding': coding } })).headers
				.etag;
		}),
	);
	expect(new Set(tags).size).toBe(3);
});

test('HEAD has the headers of GET and no body', async () => {
	for (const path of ['/flights', '/nothing', '/flights/']) {
		const get = await ask(server, path, { headers: { 'accept-encoding': 'br' } });
		const head = await ask(server, path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
		expect(head.body).toHaveLength(0);
		expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
	}
});

test.each([
	['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
	['bytes=7-', 206, '789', 'bytes 7-9/10'],
	['bytes=-2', 206, '89', 'bytes 8-9/10'],
	['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
	['bytes=9-99', 206, '9', 'bytes 9-9/10'],
	['bytes=10-', 416, '', 'bytes */10'],
	['bytes=-0', 416, '', 'bytes */10'],
	['bytes=0-1,4-5', 200, '0123456789', undefined],
	['bytes=5-2', 200, '0123456789', undefined],
	['bytes=-', 200, '0123456789', undefined],
	['items=0-1', 200, '0123456789', undefined],
	['nonsense', 200, '0123456789', undefined],
])('Range %s answers %i', async (range, status, text, contentRange) => {
	const answer = await ask(server, '/posters/rome.webp', { headers: { range } });
	expect({
		status: answer.status,
		text: answer.text,
		range: answer.headers['content-range'],
	}).toEqual({ status, text, range: contentRange });
});

test('a range of a page is cut from the page itself, not from its compressed form', async () => {
	const headers = { range: 'bytes=0-6', 'accept-encoding': 'br' };
	const answer = await ask(server, '/flights', { headers });
	expect({ status: answer.status, text: answer.text }).toEqual({ status: 206, text: '<title>' });
});

test('a range applies only while the content is the one the client began with', async () => {
	const { headers } = await ask(server, '/posters/rome.webp');
	const range = 'bytes=0-3';
	const current = { range, 'if-range': String(headers.etag) };
	const outdated = { range, 'if-range': '"older"' };
	expect((await ask(server, '/posters/rome.webp', { headers: current })).status).toBe(206);
	expect((await ask(server, '/posters/rome.webp', { headers: outdated })).status).toBe(200);
});

test('files can only be read', async () => {
	for (const method of ['POST', 'PUT', 'DELETE', 'TRACE']) {
		const { status, headers, text } = await ask(server, '/flights', { method });
		expect(status).toBe(405);
		expect(headers.allow).toContain('GET, HEAD');
		expect(JSON.parse(text)).toHaveProperty('message');
	}
});

test('hashed files are kept for good, all others are asked for again', async () => {
	const hashed = await ask(server, '/_astro/app.a1b2c3.js');
	const picture = await ask(server, '/posters/rome.webp');
	expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
	expect(picture.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test.each([
	['/flights', {}, 200],
	['/posters/rome.webp', {}, 200],
	['/posters/rome.webp', { range: 'bytes=0-1' }, 206],
	['/posters/rome.webp', { range: 'bytes=99-' }, 416],
	['/flights', { 'if-none-match': '*' }, 304],
	['/flights/', {}, 301],
	['/nothing', {}, 404],
])('%s %o carries every security header', async (path, sent, status) => {
	const answer = await ask(server, path, { headers: sent });
	expect(answer.status).toBe(status);
	expect(answer.headers).toMatchObject({
		'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
		'cross-origin-opener-policy': 'same-origin',
		'cross-origin-resource-policy': 'same-origin',
		'permissions-policy': expect.stringContaining('camera=()'),
		'referrer-policy': 'strict-origin-when-cross-origin',
		'strict-transport-security': 'max-age=63072000; includeSubDomains',
		'x-content-type-options': 'nosniff',
		'x-frame-options': 'DENY',
	});
});

function decoded(body: Buffer, coding: string | undefined): string {
	if (coding === 'br') return brotliDecompressSync(body).toString();
	return coding === 'gzip' ? gunzipSync(body).toString() : body.toString();
}
