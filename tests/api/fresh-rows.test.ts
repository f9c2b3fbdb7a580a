import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { readFreshRows } from '#src/contract/catalog/fresh-rows.ts';
import {
	bookings,
	departures,
	destinations,
	flights,
	testimonials,
	tours,
} from '#src/server/db/schema.ts';

import { apiRequest, testDependencies } from '../support/api.ts';
import { dealRow, tourRow } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { textsOf } from '../support/served-search.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { insertTours } from '../support/tours.ts';

const db = await testDatabase();
const deps = testDependencies(db);
const kyoto = {
	name: 'Kyoto, Japan',
	region: 'Asia',
	description: 'A city.',
	image: '/posters/kyoto-800.webp',
};

beforeEach(async () => {
	await emptyDatabase(db);
	await db.insert(flights).values(dealRow());
	await insertTours(db, tourRow());
	await db.insert(destinations).values({ ...kyoto, startingPrice: 1890, featured: true });
});

async function ask(query: Record<string, string>) {
	const path = `${readFreshRows.path}?${new URLSearchParams(query)}`;
	const response = await handle(apiRequest('GET', path), deps);
	const { status, headers } = response;
	const body = await response.json();
	return { status, headers, body, html: String(body.html) };
}

test.each([
	[{ view: 'deal', id: '1' }, 'h1', dealRow().origin],
	[{ view: 'deals' }, 'h3', dealRow().origin],
	[{ view: 'tour', id: '1' }, 'h1', tourRow().name],
	[{ view: 'tours' }, 'h3', tourRow().name],
	[{ view: 'more-like-this', ids: '1 7' }, 'h3', tourRow().name],
	[{ view: 'departures', id: '1' }, 'span', 'May'],
	[{ view: 'destination', id: '1' }, 'h2', 'About Kyoto'],
	[{ view: 'destinations' }, 'h3', 'Kyoto'],
	[{ view: 'featured-destinations' }, 'h3', 'Kyoto'],
	[{ view: 'tours-there', name: tourRow().destination }, 'h3', tourRow().name],
])('%j is drawn of the rows as they are', async (query, element, text) => {
	const { status, html } = await ask(query);
	expect(status).toBe(200);
	expect(textsOf(html, element).join()).toContain(text);
});

test('an answer is kept for a minute, until any row, seat or quoted review changes', async () => {
	const { headers } = await ask({ view: 'tours' });
	expect(headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, s-maxage=60');
	expect(headers.get('Netlify-Cache-Tag')).toBe('flights,tours,destinations,testimonials,seats');
	expect(headers.get('Netlify-Vary')).toBe('query=view|id|ids|name|place|airports');
});

test('what was withdrawn is said to be gone, and left out of lists', async () => {
	await db.update(tours).set({ state: 'archived' });
	await db.update(destinations).set({ state: 'draft' });
	await db.update(flights).set({ deletedAt: new Date(0) });
	const gone = await Promise.all([
		ask({ view: 'tour', id: '1' }),
		ask({ view: 'destination', id: '1' }),
		ask({ view: 'deal', id: '1' }),
	]);
	expect(gone.flatMap(({ html }) => textsOf(html, 'h1'))).toEqual([
		'Tour Package Not Found',
		'Destination Not Found',
		'Flight deal',
	]);
	expect((await ask({ view: 'more-like-this', ids: '1' })).html).toBe('');
	expect((await ask({ view: 'tours' })).html).toContain('There are no tour packages');
});

test('a departure that is full is drawn so, and leads to the waiting list', async () => {
	const [first] = await db.select().from(departures).orderBy(departures.date).limit(1);
	if (!first) throw new Error('The tour has no departures.');
	const { id, date, capacity } = first;
	const waiting = `id="wait-${date}"`;
	expect((await ask({ view: 'departures', id: '1' })).html).not.toContain(waiting);
	const held = { type: 'tour' as const, departureId: id, departureDate: date };
	const changes = { ...held, travelers: capacity, status: 'Confirmed' as const };
	await db.insert(bookings).values(storedBooking(1, changes));
	expect((await ask({ view: 'departures', id: '1' })).html).toContain(waiting);
});

test('what can no longer be sold is not offered, though no row has changed', async () => {
	await db.update(flights).set({ departureDate: '2020-01-01' });
	expect((await ask({ view: 'deals' })).html).not.toContain('View Deal');
	expect((await ask({ view: 'featured-deals' })).html).not.toContain('View Deal');
	const there = { view: 'deals-there', name: 'London', airports: 'LHR LIS' };
	expect((await ask(there)).html).toBe('');
});

test('testimonials that nobody gave are nothing: the page has samples for them', async () => {
	expect((await ask({ view: 'testimonials' })).html).toBe('');
	const said = { name: 'Ada', testimonial: 'As described.', tripName: 'Petra', rating: 3 };
	await db.insert(testimonials).values(said);
	const { html } = await ask({ view: 'testimonials' });
	expect(textsOf(html, 'blockquote')).toEqual(['As described.']);
	expect(html).toContain('3.0 out of 5');
});

test('what typed words may say is escaped', async () => {
	await db.update(destinations).set({ description: '<script>alert(1)</script>' });
	const { html } = await ask({ view: 'destination', id: '1' });
	expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
	expect(html).not.toContain('<script');
});

test.each([{ view: 'everything' }, {}, { view: 'deals-there', name: 'x'.repeat(300) }])(
	'%j is refused',
	async (query) => {
		expect((await ask(query as Record<string, string>)).status).toBe(400);
	},
);
