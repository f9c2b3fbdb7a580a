import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { command, query } from '#src/contract/http/endpoint.ts';
import { text } from '#src/contract/text.ts';
import { HttpError } from '#src/server/http/http-error.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { route } from '#src/server/http/route.ts';
import { serve } from '#src/server/http/serve.ts';

import { apiRequest, noDependencies, ownHost, send } from '../support/api.ts';
import { namedFields, readAnswer } from '../support/http.ts';

const note = z.strictObject(
	{
		title: text({ min: 2, max: 20, message: 'Please give a title.' }),
		inner: z.optional(z.strictObject({ count: z.int('Count must be a whole number.') }, 'Inner?')),
	},
	'A note is an object.',
);
const saved = z.object({ id: z.number(), title: z.string() });

const { handle } = serve(
	route(query('GET', '/api/notes', z.array(saved)), async () => [{ id: 1, title: 'one' }], {
		cache: () => ({ tags: ['notes'], query: ['limit'] }),
	}),
	route(
		command('POST', '/api/notes', note, saved),
		async ({ body }) => new Answer({ id: 2, title: body.title }, { status: 201 }),
	),
	route(query('GET', '/api/notes/:id', saved), async ({ id }) => {
		if (id === 4) throw new TypeError('secret text of a person');
		if (id === 5) throw databaseError('ECONNREFUSED');
		if (id === 6) throw databaseError('53300');
		if (id === 7) throw databaseError('22003');
		if (id === 8) throw databaseError('23505');
		if (id === 9) throw 'not even an error';
		if (id > 9) throw new HttpError(404, { message: 'No such note.' });
		return { id, title: `note ${id}` };
	}),
	route(query('DELETE', '/api/notes/:id', saved), async ({ id }) => ({ id, title: 'gone' })),
);

function databaseError(code: string): Error {
	const cause = Object.assign(new Error('insert into notes (title) values ($1)'), { code });
	return new Error('Failed query: insert into notes\nparams: alice@example.com', { cause });
}

function call(method: string, path: string, sent = {}) {
	return send(handle, noDependencies, method, path, sent);
}

test('a valid body is answered by the handler, trimmed as the contract says', async () => {
	const { status, body, headers } = await call('POST', '/api/notes', { body: { title: ' a b ' } });
	expect(status).toBe(201);
	expect(body).toEqual({ id: 2, title: 'a b' });
	expect(headers.get('Cache-Control')).toBe('no-store');
	expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
});

const malformed: [string, string | Uint8Array, string][] = [
	['nothing', '', 'not valid JSON'],
	['truncated JSON', '{"title":"ab"', 'not valid JSON'],
	['a byte order mark', '\uFEFF{"title":"ab"}', 'not valid JSON'],
	['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 'UTF-8'],
	['a UTF-8 character cut short', new Uint8Array([0x22, 0xe2, 0x82]), 'UTF-8'],
	['an array', '[]', 'must be a JSON object'],
	['null', 'null', 'must be a JSON object'],
	['a number', '42', 'must be a JSON object'],
	['a string', '"title"', 'must be a JSON object'],
	['30,000 nested arrays', '['.repeat(30_000) + ']'.repeat(30_000), 'must be a JSON object'],
];
test.each(malformed)('a body of %s is a 400 that says so', async (_, body, message) => {
	const answer = await call('POST', '/api/notes', { body });
	expect(answer.status).toBe(400);
	expect(answer.body).toMatchObject({ message: expect.stringContaining(message) });
});

const wrongFields: [string, string, string[]][] = [
	['a missing field', '{}', ['title']],
	['a wrong type', '{"title":["ab"]}', ['title']],
	['an extra field', '{"title":"ab","isAdmin":true}', ['isAdmin']],
	['two extra fields', '{"title":"ab","id":1,"status":"x"}', ['id', 'status']],
	['an extra nested field', '{"title":"ab","inner":{"count":1,"x":2}}', ['inner.x']],
	['a wrong nested field', '{"title":"ab","inner":{"count":1.5}}', ['inner.count']],
	[
		'several wrong fields',
		'{"title":"a","inner":{"count":"1"},"x":1}',
		['title', 'inner.count', 'x'],
	],
	['__proto__', '{"title":"ab","__proto__":{"isAdmin":true}}', ['__proto__']],
	['constructor', '{"title":"ab","constructor":{"prototype":{}}}', ['constructor']],
	['NUL', '{"title":"a\\u0000b"}', ['title']],
	['a lone surrogate', '{"title":"a\\ud800b"}', ['title']],
	['spaces only', '{"title":"     "}', ['title']],
	['200 deep', `{"title":${'['.repeat(200)}${']'.repeat(200)}}`, ['title']],
];
test.each(wrongFields)('%s is a 400 that names the field', async (_, body, fields) => {
	const answer = await call('POST', '/api/notes', { body });
	expect(answer.status).toBe(400);
	expect(namedFields(answer.body)).toEqual(expect.arrayContaining(fields));
	expect(namedFields(answer.body)).toHaveLength(fields.length);
	expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('an unknown field is called that', async () => {
	const { body } = await call('POST', '/api/notes', { body: { title: 'ab', status: 'x' } });
	expect(body).toEqual({
		message: 'Unknown field.',
		issues: [{ path: 'status', message: 'Unknown field.' }],
	});
});

test('thousands of unknown fields make a short answer', async () => {
	const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 1]));
	const { status, body } = await call('POST', '/api/notes', { body: fields });
	expect(status).toBe(400);
	expect(namedFields(body).length).toBeLessThanOrEqual(100);
});

const sizes: [string, number, number][] = [
	['64 KiB exactly', 65_536, 400],
	['one byte more', 65_537, 413],
	['1 MB', 1_000_000, 413],
];
test.each(sizes)('a body of %s is judged by its size', async (_, length, status) => {
	const padded = `{"x":"${'a'.repeat(length - 8)}"}`;
	expect((await call('POST', '/api/notes', { body: padded })).status).toBe(status);
});

test('a body that grows beyond the limit without announcing its length is refused', async () => {
	let sent = 0;
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			sent += 16_384;
			controller.enqueue(new Uint8Array(16_384).fill(0x20));
		},
	});
	const init = {
		method: 'POST',
		body,
		duplex: 'half',
		headers: { 'Content-Type': 'application/json' },
	};
	const request = new Request(`${ownHost}/api/notes`, init);
	expect((await readAnswer(await handle(request, noDependencies))).status).toBe(413);
	expect(sent).toBeLessThan(200_000);
});

test.each([
	['text/plain', 415],
	['application/x-www-form-urlencoded', 415],
	['multipart/form-data; boundary=x', 415],
	['text/json', 415],
	['application/json; charset=iso-8859-1', 415],
	['application/jsonp', 415],
	['', 415],
	['application/json', 201],
	['application/json; charset=utf-8', 201],
	['Application/JSON;charset=UTF-8', 201],
])('a body called "%s" is answered with %i', async (type, status) => {
	const answer = await call('POST', '/api/notes', {
		body: '{"title":"ab"}',
		headers: { 'Content-Type': type },
	});
	expect(answer.status).toBe(status);
});

test('a compressed body is refused', async () => {
	const headers = { 'Content-Encoding': 'gzip' };
	expect((await call('POST', '/api/notes', { body: '{"title":"ab"}', headers })).status).toBe(415);
});

const senders: [string, Record<string, string>, number][] = [
	['a page of this site', { 'Sec-Fetch-Site': 'same-origin', Origin: ownHost }, 201],
	['the visitor directly', { 'Sec-Fetch-Site': 'none' }, 201],
	['an older browser on this site', { Origin: ownHost }, 201],
	['a program', {}, 201],
	['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, 403],
	['another site that claims our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: ownHost }, 403],
	['a sibling site', { 'Sec-Fetch-Site': 'same-site' }, 403],
	['an older browser on another site', { Origin: 'https://evil.example' }, 403],
	['a host that begins like ours', { Origin: `${ownHost}.evil.example` }, 403],
	['another port', { Origin: `${ownHost}:8443` }, 403],
	['a sandboxed page', { Origin: 'null' }, 403],
];
test.each(senders)('a write from %s is judged by its sender', async (_, headers, status) => {
	const post = await call('POST', '/api/notes', { body: '{"title":"ab"}', headers });
	expect(post.status).toBe(status);
	const deletion = await call('DELETE', '/api/notes/1', { headers });
	expect(deletion.status).toBe(status === 201 ? 200 : status);
});

test('a read from another site is answered, without any leave to use it there', async () => {
	const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
	const answer = await call('GET', '/api/notes', { headers });
	expect(answer.status).toBe(200);
	expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
});

test.each([
	['PUT', '/api/notes', 'GET, POST, HEAD, OPTIONS'],
	['DELETE', '/api/notes', 'GET, POST, HEAD, OPTIONS'],
	['PATCH', '/api/notes/3', 'GET, DELETE, HEAD, OPTIONS'],
	['POST', '/api/notes/3', 'GET, DELETE, HEAD, OPTIONS'],
])('%s %s is a 405 that says what is possible', async (method, path, allow) => {
	const answer = await call(method, path);
	expect(answer.status).toBe(405);
	expect(answer.headers.get('Allow')).toBe(allow);
});

test('OPTIONS says what is possible', async () => {
	const { status, headers } = await call('OPTIONS', '/api/notes');
	expect([status, headers.get('Allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS']);
});

test('HEAD answers as GET does, without the body', async () => {
	const get = await handle(apiRequest('GET', '/api/notes/3'), noDependencies);
	const head = await handle(apiRequest('HEAD', '/api/notes/3'), noDependencies);
	expect(head.status).toBe(200);
	expect(await head.text()).toBe('');
	expect(head.headers.get('Content-Type')).toBe(get.headers.get('Content-Type'));
});

test.each([
	'/api/notes/0',
	'/api/notes/-1',
	'/api/notes/01',
	'/api/notes/1.0',
	'/api/notes/1e3',
	'/api/notes/2147483648',
	'/api/notes/99999999999999999999',
	'/api/notes/abc',
	'/api/notes/%31',
	'/api/notes/1%00',
	'/api/notes/1;x=2',
	'/api/notes//1',
	'/api/notes/1/x.css',
	'/api/unknown',
	`/api/notes/${'9'.repeat(4000)}`,
])('%.60s is a 404', async (path) => {
	expect((await call('GET', path)).status).toBe(404);
});

test('the largest row id and a slash at the end are understood', async () => {
	expect((await call('GET', '/api/notes/2147483647')).body).toEqual({ message: 'No such note.' });
	expect((await call('GET', '/api/notes/3/')).body).toEqual({ id: 3, title: 'note 3' });
});

const failures: [string, number, number][] = [
	['a programming error', 4, 500],
	['a database that refuses connections', 5, 503],
	['a database without a free connection', 6, 503],
	['a number too large for its column', 7, 400],
	['a row that exists', 8, 409],
	['something thrown that is no error', 9, 500],
];
test.each(failures)('%s is answered in neutral words', async (_, id, status) => {
	const lines = await logged(async () => {
		const answer = await call('GET', `/api/notes/${id}`);
		expect(answer.status).toBe(status);
		expect(answer.headers.has('Retry-After')).toBe(status === 503);
		expect(JSON.stringify(answer.body)).not.toMatch(/alice|secret|insert|not even|Error/);
	});
	expect(lines).toHaveLength(1);
	expect(lines[0]).toMatch(/"route":"\/api\/notes\/:id","status":\d+/);
	expect(lines[0]).not.toMatch(/alice|secret|insert/);
});

async function logged(work: () => Promise<void>): Promise<string[]> {
	const lines: string[] = [];
	const original = { error: console.error, warn: console.warn };
	console.error = console.warn = (line: string) => lines.push(line);
	try {
		await work();
	} finally {
		Object.assign(console, original);
	}
	return lines;
}
