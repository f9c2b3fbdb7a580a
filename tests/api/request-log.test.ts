import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { handle as handlePage } from '#functions/pages.ts';
import { logsRequests } from '#src/server/platform/environment.ts';

import { apiRequest, send, testDependencies } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { loggedLines } from '../support/logged.ts';
import { insertTours } from '../support/tours.ts';

const db = await testDatabase();
const deps = testDependencies(db);
const lines = loggedLines();

beforeEach(async () => {
	await emptyDatabase(db);
	await insertTours(db, tourRow());
});

test('each request is one line, of which the process’s first is cold', async () => {
	const { headers } = await send(handle, deps, 'GET', '/api/tours/1');
	await send(handle, deps, 'GET', '/api/tours/9');
	expect(lines).toEqual([
		{
			time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
			level: 'info',
			event: 'request',
			requestId: headers.get('X-Request-Id'),
			method: 'GET',
			route: '/api/tours/:id',
			status: 200,
			milliseconds: expect.any(Number),
			start: 'cold',
		},
		expect.objectContaining({ route: '/api/tours/:id', status: 404, start: 'warm' }),
	]);
});

test('what a person asked for or typed is in no line', async () => {
	const canary = 'Ada-Canary@example.com';
	await send(handle, deps, 'GET', `/api/tours?q=${canary}`);
	await send(handle, deps, 'GET', '/api/tours/777777');
	await send(handle, deps, 'GET', `/api/${canary}/${canary}?name=${canary}`);
	await send(handle, deps, 'POST', '/api/bookings', { body: { email: canary } });
	await send(handle, deps, 'POST', '/api/login', {
		body: { username: canary, email: canary, password: canary },
	});
	await handlePage(apiRequest('GET', `/tours/${canary}`), {
		openDatabase: async () => db,
		builtPage: async () => '',
	});
	expect(lines.map(({ route }) => route)).toEqual([
		'/api/tours',
		'/api/tours/:id',
		undefined,
		'/api/bookings',
		'/api/login',
		'/tours/:id',
	]);
	expect(JSON.stringify(lines)).not.toMatch(/canary|777777|203\.0\.113/i);
});

test('who was kept out is a warning, and what failed an error with its SQLSTATE', async () => {
	await send(handle, deps, 'GET', '/api/bookings');
	await db.execute(sql`alter table tours rename to away`);
	const { status, headers, body } = await send(handle, deps, 'GET', '/api/tours/1');
	await db.execute(sql`alter table away rename to tours`);
	expect(lines).toMatchObject([
		{ level: 'warn', event: 'request refused', status: 401, route: '/api/bookings' },
		{ level: 'error', event: 'request failed', status: 500, sqlState: '42P01' },
	]);
	expect(lines[1]?.['requestId']).toBe(headers.get('X-Request-Id'));
	// Whoever calls about it can name it: the end of the id is in the words, all of it in the answer.
	const requestId = String(lines[1]?.['requestId']);
	const message = `Something went wrong on our side. Please try again. (Reference: ${requestId.slice(-8)})`;
	expect([status, body]).toEqual([500, { message, requestId }]);
});

test('a statement whose failure the answer knows how to tell is named all the same', async () => {
	await db.execute(sql`set default_transaction_read_only = on`);
	const { status } = await send(handle, deps, 'GET', '/api/health');
	await db.execute(sql`set default_transaction_read_only = off`);
	expect(status).toBe(503);
	expect(lines.at(-1)).toMatchObject({ event: 'request failed', sqlState: '25006' });
});

test('the page of a row is logged and named as an answer of the API is', async () => {
	const page = await handlePage(
		apiRequest('GET', '/tours/1'),
		{ openDatabase: () => Promise.reject(new Error('away')), builtPage: async () => '' },
		'id-of-the-platform',
	);
	expect(page.headers.get('X-Request-Id')).toBe('id-of-the-platform');
	expect(lines).toMatchObject([
		{
			event: 'request failed',
			requestId: 'id-of-the-platform',
			route: '/tours/:id',
			status: 500,
			error: 'Error',
		},
	]);
});

test('with the log of requests off, only what went wrong is written', async () => {
	vi.stubEnv('LOG_REQUESTS', 'off');
	await send(handle, deps, 'GET', '/api/tours/1');
	await send(handle, deps, 'GET', '/api/bookings');
	expect(lines.map(({ event }) => event)).toEqual(['request refused']);
});

test('where nobody said, requests are logged unless somebody sits at the terminal', () => {
	const atTerminal = (LOG_REQUESTS: string) => logsRequests({ LOG_REQUESTS }, true);
	expect(['', 'on', 'off'].map(atTerminal)).toEqual([false, true, false]);
	const elsewhere = (LOG_REQUESTS: string) => logsRequests({ LOG_REQUESTS }, false);
	expect(['', 'on', 'off'].map(elsewhere)).toEqual([true, true, false]);
});
