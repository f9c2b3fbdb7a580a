import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/detail-pages.ts';
import { flights } from '#src/server/db/schema.ts';
import type { PageSources } from '#src/server/pages/detail-page.ts';
import { pageHeaders } from '#src/server/pages/page-headers.ts';

import { apiRequest } from '../support/api.ts';
import { dealRow } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';

const db = await testDatabase();
const pages: PageSources = {
	openDatabase: async () => db,
	builtPage: async (path) => `<title>${path}</title>`,
};

beforeEach(async () => {
	await emptyDatabase(db);
	await db.insert(flights).values(dealRow());
});

async function visit(path: string, sources: Partial<PageSources> = {}, method = 'GET') {
	const response = await handle(apiRequest(method, path), { ...pages, ...sources });
	return { status: response.status, headers: response.headers, text: await response.text() };
}

test('a deal that the build did not know is shown by the shell page, kept until the deal changes', async () => {
	const { status, headers, text } = await visit('/flights/1');
	expect([status, text]).toEqual([200, '<title>/flights/shell</title>']);
	expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
	expect(headers.get('Netlify-Cache-Tag')).toBe('flights,flight-1');
	for (const [name, value] of Object.entries(pageHeaders)) expect(headers.get(name)).toBe(value);
});

test.each([
	'/flights/2',
	'/flights/0',
	'/flights/-1',
	'/flights/1e0',
	'/flights/2147483648',
	'/flights/abc',
	'/flights/%00',
	'/flights/<script>',
	'/tours/1',
	'/destinations/1',
])('%s is the 404 page with status 404', async (path) => {
	const { status, headers, text } = await visit(path);
	expect([status, text]).toEqual([404, '<title>/404</title>']);
	expect(headers.get('Cache-Control')).toBe('no-store');
});

test('while the database is away the shell page comes as a 503', async () => {
	const openDatabase = () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
	const { status, headers, text } = await visit('/flights/1', { openDatabase });
	expect([status, text]).toEqual([503, '<title>/flights/shell</title>']);
	expect(headers.has('Retry-After')).toBe(true);
});

test('a build without its pages is a 503 in words, not a crash', async () => {
	const builtPage = () => Promise.reject(new Error('/work/main/dist is missing'));
	const { status, text } = await visit('/flights/1', { builtPage });
	expect([status, text]).toEqual([
		503,
		'This page is not available at the moment. Please try again shortly.',
	]);
});

test('a page can only be read, and HEAD reads it without its body', async () => {
	const post = await visit('/flights/1', {}, 'POST');
	expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
	const head = await visit('/flights/1', {}, 'HEAD');
	expect([head.status, head.text]).toEqual([200, '']);
});
