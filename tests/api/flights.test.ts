import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { flightDeal, shownDeal } from '#src/contract/catalog/catalog.ts';
import { posterAlt } from '#src/domain/pictures/poster-alt.ts';
import { flights } from '#src/server/db/schema.ts';

import { send, testDependencies } from '../support/api.ts';
import { dealRow } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';

const db = await testDatabase();
const deps = testDependencies(db);

beforeEach(async () => {
	await emptyDatabase(db);
	await db
		.insert(flights)
		.values([
			dealRow({ destination: 'Rome (FCO)', departureDate: '2027-03-01', returnDate: null }),
			dealRow({ destination: 'Paris (CDG)', departureDate: '2026-12-01' }),
			dealRow({ destination: 'Tokyo (HND)', departureDate: '2026-11-25', featured: false }),
			dealRow({ destination: 'Lisbon (LIS)', departureDate: '2026-11-20' }),
			dealRow({ destination: 'Bergen (BGO)', departureDate: '2026-11-19', airline: '100% Nordic' }),
		]);
});

function get(path: string, headers: Record<string, string> = {}) {
	return send(handle, deps, 'GET', path, { headers });
}

function destinations(body: unknown): string[] {
	return z.parse(z.array(flightDeal), body).map(({ destination }) => destination);
}

test('featured deals come by departure, without those that left before the day before today', async () => {
	const { status, body } = await get('/api/flights/featured');
	expect(status).toBe(200);
	expect(destinations(body)).toEqual(['Lisbon (LIS)', 'Paris (CDG)', 'Rome (FCO)']);
});

test('a deal that our own search asks less for is not among the featured ones, and the next takes its place', async () => {
	const { body: before } = await get('/api/flights/featured');
	const deals = z.parse(z.array(shownDeal), before);
	const first = deals.find(({ lowestFare }) => lowestFare !== null);
	const others = deals.filter((deal) => deal !== first);
	const dearer = { price: (first?.lowestFare ?? 0) + 1 };
	await db
		.update(flights)
		.set(dearer)
		.where(eq(flights.id, first?.id ?? 0));
	const { body } = await get('/api/flights/featured');
	expect(z.parse(z.array(shownDeal), body)).toEqual(others);
	expect((await get(`/api/flights/${first?.id}`)).body).toMatchObject(dearer);
});

test('the list holds every deal, featured ones first, then by departure', async () => {
	const { body, headers } = await get('/api/flights');
	expect(destinations(body)).toEqual([
		'Bergen (BGO)',
		'Lisbon (LIS)',
		'Paris (CDG)',
		'Rome (FCO)',
		'Tokyo (HND)',
	]);
	expect(headers.get('X-Total-Count')).toBe('5');
});

test('a page of the list says how many deals there are in all', async () => {
	const { body, headers } = await get('/api/flights?limit=2&offset=1');
	expect(destinations(body)).toEqual(['Lisbon (LIS)', 'Paris (CDG)']);
	expect(headers.get('X-Total-Count')).toBe('5');
	const beyond = await get('/api/flights?offset=50');
	expect([beyond.body, beyond.headers.get('X-Total-Count')]).toEqual([[], '5']);
});

test.each([
	['paris', ['Paris (CDG)']],
	['NEW YORK', ['Bergen (BGO)', 'Lisbon (LIS)', 'Paris (CDG)', 'Rome (FCO)', 'Tokyo (HND)']],
	['100%', ['Bergen (BGO)']],
	['%', ['Bergen (BGO)']],
	['_', []],
	['\\', []],
	["' or 1=1 --", []],
])('searching for %s finds what holds these very characters', async (q, found) => {
	const { body, headers } = await get(`/api/flights?${new URLSearchParams({ q })}`);
	expect(destinations(body)).toEqual(found);
	expect(headers.get('X-Total-Count')).toBe(String(found.length));
});

test.each([
	['limit=0', 'limit'],
	['limit=1001', 'limit'],
	['limit=-1', 'limit'],
	['limit=1.5', 'limit'],
	['limit=1e3', 'limit'],
	['limit=', 'limit'],
	['limit=ten', 'limit'],
	['limit=99999999999999999999', 'limit'],
	['offset=-1', 'offset'],
	['offset=1000001', 'offset'],
	['offset=NaN', 'offset'],
	['q=%00', 'q'],
	[`q=${'a'.repeat(101)}`, 'q'],
])('?%.30s is a 400 that names the parameter', async (parameters, name) => {
	const { status, body, headers } = await get(`/api/flights?${parameters}`);
	expect(status).toBe(400);
	expect(namedFields(body)).toEqual([name]);
	expect(headers.get('Cache-Control')).toBe('no-store');
});

test('one deal is found by its number', async () => {
	const { status, body } = await get('/api/flights/1');
	expect(status).toBe(200);
	expect(body).toEqual({
		id: 1,
		...dealRow({ destination: 'Rome (FCO)', departureDate: '2027-03-01', returnDate: null }),
		legs: [],
		lowestFare: expect.any(Number),
		pictureWords: { '/posters/london-800.webp': posterAlt('london') },
		// A flight can leave at 5:30 AM: until the desk closes on the Saturday before.
		soldUntil: '2027-02-27T23:00:00.000Z',
	});
});

test('an unknown number is a 404 that nobody keeps', async () => {
	const { status, body, headers } = await get('/api/flights/99');
	expect(status).toBe(404);
	expect(body).toEqual({ message: 'There is no flight deal with this number.' });
	expect(headers.get('Cache-Control')).toBe('no-store');
	expect(headers.has('Netlify-CDN-Cache-Control')).toBe(false);
});

test.each([
	['/api/flights/featured', 'flights', 'query=none'],
	['/api/flights', 'flights', 'query=limit|offset|q'],
	['/api/flights/2', 'flights,flight-2', 'query=none'],
])('%s tells the CDN how to keep it and browsers to ask again', async (path, tags, vary) => {
	const { headers } = await get(path);
	expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
	expect(headers.get('Netlify-CDN-Cache-Control')).toMatch(/^public, .*s-maxage=\d+/);
	expect(headers.get('Netlify-Cache-Tag')).toBe(tags);
	expect(headers.get('Netlify-Vary')).toBe(vary);
});

test('who has a list already gets a 304, until the list changes', async () => {
	const etag = (await get('/api/flights')).headers.get('ETag') ?? '';
	expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
	for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
		const again = await get('/api/flights', { 'If-None-Match': known });
		expect([again.status, again.body]).toEqual([304, null]);
		expect(again.headers.get('ETag')).toBe(etag);
		expect(again.headers.get('Netlify-Cache-Tag')).toBe('flights');
	}
	await db.update(flights).set({ price: 1 });
	expect((await get('/api/flights', { 'If-None-Match': etag })).status).toBe(200);
});

test('only reading is possible', async () => {
	const { status, headers } = await send(handle, deps, 'POST', '/api/flights', { body: {} });
	expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
});
