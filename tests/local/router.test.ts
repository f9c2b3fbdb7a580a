import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { loadFunctions } from '#src/local/functions/load-functions.ts';
import { createRouter } from '#src/local/functions/router.ts';
import type { RunningServer } from '#src/local/serve.ts';

import { ask, fixtureFunctions, serveFixture } from './serve-fixture.ts';

let server: RunningServer;
beforeAll(async () => {
	server = await serveFixture();
});
afterAll(() => server.close());

const allFunctions = await loadFunctions(fixtureFunctions);

test.each([
	['GET', '/api/items', 'items', {}],
	['GET', '/api/items/', 'items', {}],
	['HEAD', '/api/items/7', 'items', { id: '7' }],
	['GET', '/api/items/a%20b', 'items', { id: 'a%20b' }],
	['GET', '/api/echo/a/b', 'echo', { 0: 'a/b' }],
	['POST', '/api/echo/specific', 'specific', {}],
	['GET', '/api/echo/specific', 'echo', { 0: 'specific' }],
	['PROPFIND', '/api/echo/x', 'echo', { 0: 'x' }],
])('%s %s is for %s', (method, path, name, params) => {
	const match = createRouter(allFunctions).match(method, path);
	expect(match).toMatchObject({ kind: 'function', name, params });
});

test.each(['/api/items/7/8', '/api/item', '/api', '/', '/api/items/7/', '/API/ITEMS//'])(
	'%s is for items or nobody',
	(path) => {
		const match = createRouter(allFunctions).match('GET', path);
		expect(match.kind).toBe(path === '/api/items/7/' ? 'function' : 'none');
	},
);

test('an excluded path is not the function’s', () => {
	const [first] = allFunctions;
	if (first === undefined) throw new Error('There is no fixture.');
	const limited = { ...first, paths: ['/api/*'], excludedPaths: ['/api/private/*'] };
	const router = createRouter([limited]);
	expect(router.match('GET', '/api/open').kind).toBe('function');
	expect(router.match('GET', '/api/private/x').kind).toBe('none');
});

test('a function that exports no handler is named', async () => {
	const loading = loadFunctions(fixtureFunctions, async () => ({ config: {} }));
	await expect(loading).rejects.toThrow(/functions\/\w+\.ts has no handler/);
});

test('a function gets the request as it was sent and knows the client by its connection', async () => {
	const { text } = await ask(server, '/api/echo/a%2Fb?x=1&x=2', {
		method: 'PUT',
		headers: {
			'x-forwarded-for': '203.0.113.9',
			'x-original-url': '/admin',
			host: 'site.example:80',
		},
		body: 'hello',
	});
	expect(JSON.parse(text)).toMatchObject({
		method: 'PUT',
		url: 'http://site.example/api/echo/a%2Fb?x=1&x=2',
		params: { 0: 'a%2Fb' },
		ip: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
		length: 5,
	});
});

test('status and every cookie of a function reach the client', async () => {
	const { status, headers, text } = await ask(server, '/api/echo/specific', { method: 'POST' });
	expect({ status, text }).toEqual({ status: 201, text: 'specific' });
	expect(headers['set-cookie']).toEqual(['first=1', 'second=2']);
});

test('a file wins over a function that prefers files, and loses to all others', async () => {
	expect((await ask(server, '/flights/3')).text).toBe('<title>Deal 3</title>');
	expect((await ask(server, '/flights/77')).text).toBe('function 77');
	expect((await ask(server, '/flights/3/')).status).toBe(301);
});

test('an address of the API that no function answers is a JSON 404', async () => {
	const site = await serveFixture('functions');
	for (const path of ['/api', '/api/', '/api/nothing', '/api//items', '/api/bookings/x.css']) {
		const { status, headers, text } = await ask(site, path);
		expect(status).toBe(404);
		expect(headers['content-type']).toBe('application/json; charset=utf-8');
		expect(headers['cache-control']).toBe('no-store');
		expect(JSON.parse(text)).toEqual({ message: expect.any(String) });
	}
	await site.close();
});

test('a method that no function of the path takes is refused with those that are', async () => {
	const { status, headers, text } = await ask(server, '/api/items', { method: 'POST' });
	expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
	expect(JSON.parse(text)).toHaveProperty('message');
});

test('HEAD of a function has the headers of GET and no body', async () => {
	const get = await ask(server, '/api/echo/x');
	const head = await ask(server, '/api/echo/x', { method: 'HEAD' });
	expect(head.status).toBe(200);
	expect(head.body).toHaveLength(0);
	expect(head.headers['content-type']).toBe(get.headers['content-type']);
});

test('what a function throws reaches the log without its message and the client not at all', async () => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
	const { status, headers, text } = await ask(server, '/api/failing');
	expect(status).toBe(500);
	expect(headers['content-type']).toBe('application/json; charset=utf-8');
	expect(text).not.toMatch(/secret|\/srv|\.ts/);
	expect(logged.mock.calls.flat().join()).toContain('"function":"failing"');
	// Whoever calls about it can name it, and the log finds it.
	const requestId = String(headers['x-request-id']);
	expect(logged.mock.calls.flat().join()).toContain(`"requestId":"${requestId}"`);
	expect(JSON.parse(text)).toMatchObject({ requestId });
	expect(logged.mock.calls.flat().join()).not.toContain('secret');
	logged.mockRestore();
});

test('an answer reaches a client whose long body nobody reads, and the connection stays usable', async () => {
	const { status } = await ask(server, '/api/failing?early', {
		method: 'POST',
		body: 'x'.repeat(3_000_000),
	});
	expect(status).toBe(413);
	const { text } = await ask(server, '/api/echo/x', {
		method: 'POST',
		body: 'y'.repeat(3_000_000),
	});
	expect(JSON.parse(text)).toMatchObject({ length: 3_000_000 });
});

test('a body that a function reads in part is drained, so that its connection serves the next request', async () => {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const body = 'x'.repeat(3_000_000);
	const { text } = await ask(server, '/api/first-chunk', { method: 'POST', body, agent });
	expect(JSON.parse(text)).toEqual({ read: expect.toSatisfy((bytes) => bytes < body.length) });
	expect((await ask(server, '/api/echo/x', { agent })).status).toBe(200);
	agent.destroy();
});

test.each(['', '?cancel'])(
	'a client that stops in the middle of its body gets what a function says of the beginning%s',
	async (query) => {
		const { port } = new URL(server.url);
		const stopping = connect(Number(port));
		stopping.write(
			`POST /api/first-chunk${query} HTTP/1.1\r\nHost: site.example\r\nContent-Length: 9\r\n\r\nhalf`,
		);
		const [received] = await once(stopping, 'data');
		expect(String(received)).toMatch(/^HTTP\/1\.1 200 OK[^]*\{"read":4\}$/);
		stopping.destroy();
	},
);

test('a client that leaves in the middle of its body harms nobody else', async () => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
	const { port } = new URL(server.url);
	const leaving = connect(Number(port));
	leaving.write('POST /api/echo/x HTTP/1.1\r\nHost: site.example\r\nContent-Length: 9\r\n\r\nhalf');
	leaving.end();
	await expect.poll(() => logged.mock.calls.flat().join()).toContain('"function":"echo"');
	expect((await ask(server, '/api/echo/x')).status).toBe(200);
	logged.mockRestore();
});

test('a body beyond the platform’s limit is refused before a function sees it', async () => {
	const body = 'x'.repeat(17_000_000);
	expect((await ask(server, '/api/echo/x', { method: 'POST', body })).status).toBe(413);
	const chunked = { method: 'POST', body, headers: { 'transfer-encoding': 'chunked' } };
	expect((await ask(server, '/api/echo/x', chunked)).status).toBe(413);
});

test('a host name that is none is refused', async () => {
	for (const host of ['evil.example/path', 'a b', 'x@y', '<script>']) {
		expect((await ask(server, '/api/echo/x', { headers: { host } })).status).toBe(400);
	}
});

test('a long answer is compressed for who accepts it', async () => {
	const { headers } = await ask(server, '/api/items?limit=7', {
		headers: { 'accept-encoding': 'gzip' },
	});
	expect(headers['content-encoding']).toBe('gzip');
	expect(headers['vary']).toBe('Accept-Encoding');
});
