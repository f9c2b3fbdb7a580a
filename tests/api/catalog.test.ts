import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import {
	listedTour,
	shownDestination,
	testimonial,
	tourWithSeats,
} from '#src/contract/catalog/catalog.ts';
import { noFacts } from '#src/domain/tours/tour-facts.ts';
import { destinations, testimonials, tours } from '#src/server/db/schema.ts';

import { send, testDependencies } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';

const db = await testDatabase();
const deps = testDependencies(db);

const kyoto = { name: 'Kyoto, Japan', region: 'Asia', image: '/posters/kyoto-800.webp' };
const place = { ...kyoto, description: 'A city of gardens.', startingPrice: 1890.5 };
const praise = { name: 'Ada Lovelace', testimonial: 'We walked.', rating: 5, tripName: 'Kyoto' };

beforeEach(async () => {
	await emptyDatabase(db);
	await db
		.insert(tours)
		.values([
			tourRow({ name: 'Alpine Huts', destination: 'Banff, Canada' }),
			tourRow({ name: 'Island Light', featured: true }),
			tourRow({ name: '100% Desert', destination: 'Petra, Jordan', discountPrice: null }),
			tourRow({ name: 'Caldera Walks', featured: true }),
		]);
	await db
		.insert(destinations)
		.values([
			place,
			{ ...place, name: 'Santorini, Greece', region: 'Europe', featured: true },
			{ ...place, name: 'Banff, Canada', region: 'North_America' },
			{ ...place, name: 'Bali, Indonesia', featured: true },
		]);
	await db.insert(testimonials).values(praise);
});

function get(path: string, headers: Record<string, string> = {}) {
	return send(handle, deps, 'GET', path, { headers });
}

type Resource = {
	resource: string;
	/** Of a row in the list, and of one alone. */
	shape: typeof listedTour | typeof shownDestination;
	alone: typeof tourWithSeats | typeof shownDestination;
	unknown: string;
	featured: string[];
	all: string[];
	searches: [q: string, found: string[]][];
};

const resources: Resource[] = [
	{
		resource: 'tours',
		shape: listedTour,
		alone: tourWithSeats,
		unknown: 'There is no tour package with this number.',
		featured: ['Island Light', 'Caldera Walks'],
		all: ['Island Light', 'Caldera Walks', 'Alpine Huts', '100% Desert'],
		searches: [
			['ISLAND', ['Island Light']],
			['greece', ['Island Light', 'Caldera Walks']],
			['%', ['100% Desert']],
			['_', []],
		],
	},
	{
		resource: 'destinations',
		shape: shownDestination,
		alone: shownDestination,
		unknown: 'There is no destination with this number.',
		featured: ['Santorini, Greece', 'Bali, Indonesia'],
		all: ['Santorini, Greece', 'Bali, Indonesia', 'Kyoto, Japan', 'Banff, Canada'],
		searches: [
			['JAPAN', ['Kyoto, Japan']],
			['asia', ['Bali, Indonesia', 'Kyoto, Japan']],
			['_', ['Banff, Canada']],
			['%', []],
		],
	},
];

describe.each(resources)(
	'/api/$resource',
	({ resource, shape, alone, unknown, featured, all, searches }) => {
		const list = `/api/${resource}`;

		test('featured ones come in the order they were entered', async () => {
			const { status, body } = await get(`${list}/featured`);
			expect([status, namesIn(body)]).toEqual([200, featured]);
		});

		test('the list holds every one, featured ones first, in all fields of the contract and no others', async () => {
			const { status, body, headers } = await get(list);
			expect([status, namesIn(body)]).toEqual([200, all]);
			expect(headers.get('X-Total-Count')).toBe('4');
			expect(z.parse(z.array(z.strictObject(shape.shape)), body)).toEqual(body);
		});

		test('a page of the list says how many there are in all', async () => {
			const { body, headers } = await get(`${list}?limit=2&offset=1`);
			expect([namesIn(body), headers.get('X-Total-Count')]).toEqual([all.slice(1, 3), '4']);
			const beyond = await get(`${list}?offset=50`);
			expect([beyond.body, beyond.headers.get('X-Total-Count')]).toEqual([[], '4']);
		});

		test.each(searches)('searching for %s finds what holds these characters', async (q, found) => {
			const { body, headers } = await get(`${list}?${new URLSearchParams({ q })}`);
			expect([namesIn(body), headers.get('X-Total-Count')]).toEqual([found, String(found.length)]);
		});

		test.each(['limit=0', 'offset=-1', 'q=%00'])(
			'?%s is a 400 that names it',
			async (parameters) => {
				const { status, body } = await get(`${list}?${parameters}`);
				expect([status, namedFields(body)]).toEqual([400, [parameters.split('=')[0]]]);
			},
		);

		test('one is found by its number, in all fields of the contract and no others', async () => {
			const { status, body } = await get(`${list}/2`);
			expect(status).toBe(200);
			expect(z.parse(z.strictObject(alone.shape), body)).toMatchObject({ id: 2, name: all[0] });
		});

		test('an unknown number is a 404 that nobody keeps', async () => {
			const { status, body, headers } = await get(`${list}/2147483647`);
			expect([status, body]).toEqual([404, { message: unknown }]);
			expect(headers.get('Cache-Control')).toBe('no-store');
			expect(headers.has('Netlify-CDN-Cache-Control')).toBe(false);
		});

		test.each(['0', '-1', '1.5', '1e3', '01', '2147483648', '9'.repeat(30), 'x', '%00', '2/x'])(
			'/%.12s is no number that a row can have, and a 404',
			async (id) => {
				const { status, body } = await get(`${list}/${id}`);
				expect([status, body]).toEqual([404, { message: 'Nothing is found at this address.' }]);
			},
		);
	},
);

test('whom travellers call there is told to nobody else', async () => {
	const facts = {
		contact: 'Kenji',
		contactPhone: '+81 75 555 0142',
		emergencyPhone: '+81 90 5555 0143',
	};
	await db.update(tours).set({ facts: { ...noFacts, ...facts, meetingPoint: 'The east gate' } });
	for (const path of ['/api/tours', '/api/tours/featured', '/api/tours/1']) {
		const told = JSON.stringify((await get(path)).body);
		expect(told).toContain('The east gate');
		for (const number of Object.values(facts)) expect(told).not.toContain(number);
	}
});

test('testimonials come newest first, the last twelve, in all fields of the contract and no others', async () => {
	const more = Array.from({ length: 13 }, (_, index) => ({ ...praise, name: `Guest ${index}` }));
	await db.insert(testimonials).values(more);
	const { status, body } = await get('/api/testimonials');
	expect(status).toBe(200);
	expect(z.parse(z.array(z.strictObject(testimonial.shape)), body)).toEqual(body);
	expect(namesIn(body)).toEqual(
		more
			.slice(1)
			.map(({ name }) => name)
			.toReversed(),
	);
});

test.each([
	['/api/tours/featured', 'tours', 'query=none'],
	['/api/tours', 'tours', 'query=limit|offset|q'],
	['/api/tours/3', 'tours,tour-3', 'query=none'],
	['/api/destinations/featured', 'destinations', 'query=none'],
	['/api/destinations', 'destinations', 'query=limit|offset|q'],
	['/api/destinations/3', 'destinations,destination-3', 'query=none'],
	['/api/testimonials', 'testimonials', 'query=none'],
	['/api/catalog-versions', 'flights,tours,destinations,testimonials', 'query=none'],
])('%s is kept by the CDN until %s change, and sent again only then', async (path, tags, vary) => {
	const { headers } = await get(path);
	expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
	expect(headers.get('Netlify-CDN-Cache-Control')).toMatch(/^public, .*s-maxage=\d+/);
	expect(headers.get('Netlify-Cache-Tag')).toBe(tags);
	expect(headers.get('Netlify-Vary')).toBe(vary);
	const known = { 'If-None-Match': headers.get('ETag') ?? '' };
	expect(await get(path, known)).toMatchObject({ status: 304, body: null });
	await Promise.all([
		db.update(tours).set({ description: 'New words.' }),
		db.update(destinations).set({ description: 'New words.' }),
		db.update(testimonials).set({ testimonial: 'New words.' }),
	]);
	expect((await get(path, known)).status).toBe(200);
});

test.each(['/api/tours', '/api/tours/1', '/api/destinations', '/api/testimonials'])(
	'%s can only be read, and HEAD reads it without its body',
	async (path) => {
		const post = await send(handle, deps, 'POST', path, { body: {} });
		expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
		const head = await send(handle, deps, 'HEAD', path);
		expect([head.status, head.body]).toEqual([200, null]);
		expect(head.headers.get('ETag')).toBe((await get(path)).headers.get('ETag'));
	},
);

function namesIn(body: unknown): string[] {
	return z.parse(z.array(z.object({ name: z.string() })), body).map(({ name }) => name);
}
