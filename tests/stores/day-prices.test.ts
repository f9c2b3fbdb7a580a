import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { datePairs } from '#src/domain/flights/fare-calendar.ts';
import { filterOffers, noFilters } from '#src/domain/flights/filters.ts';
import { daysPriced } from '#src/domain/flights/forecast.ts';

const quoteDay = '2026-11-21';
const now = new Date('2026-11-21T12:00Z');
const search = {
	origin: 'New York (JFK)',
	destination: 'London (LHR)',
	passengers: '2-adults',
	cabinClass: 'economy',
	filters: noFilters,
} as const;
const year = datePairs('2026-12-01', daysPriced, 7);

let isOnline = true;

beforeEach(() => {
	vi.resetModules();
	isOnline = true;
	vi.stubGlobal('fetch', async (url: string) => {
		if (!isOnline) throw new TypeError('Failed to fetch');
		return new Response(await readFile(resolve(`.${url.split('?')[0]}`)));
	});
});

afterEach(() => vi.unstubAllGlobals());

test('each day costs what the cheapest offer of its results costs', async () => {
	const { priceTrips } = await store();
	const { findOffers } = await import('#src/stores/flights/offers.ts');
	const trips = datePairs('2026-12-10', 3, 10);
	const priced = await priceTrips(search, trips, { quoteDay, now });
	for (const [index, { departureDate, returnDate }] of trips.entries()) {
		const asked = { ...search, departureDate, returnDate: returnDate ?? '' };
		const found = await findOffers(asked, quoteDay, new URLSearchParams());
		const offers = 'offers' in found ? found.offers : [];
		expect(offers).toHaveLength(8);
		const price = Math.min(...offers.map((offer) => offer.price));
		expect(priced?.[index]).toEqual({ departureDate, returnDate, price });
	}
});

test('with filters each day costs what the cheapest offer that its list then shows costs, or nothing', async () => {
	const { priceTrips } = await store();
	const { findOffers } = await import('#src/stores/flights/offers.ts');
	const trips = datePairs('2026-12-10', 7, 10);
	const plain = await priceTrips(search, trips, { quoteDay, now });
	const filters = { ...noFilters, directOnly: true, departs: ['evening'], price: 1500 };
	const priced = await priceTrips({ ...search, filters }, trips, { quoteDay, now });
	expect(priced).not.toEqual(plain);
	for (const [index, { departureDate, returnDate }] of trips.entries()) {
		const asked = { ...search, departureDate, returnDate: returnDate ?? '' };
		const found = await findOffers(asked, quoteDay, new URLSearchParams());
		const offers = 'offers' in found ? filterOffers(found.offers, filters) : [];
		const lowest = Math.min(...offers.map(({ price }) => price));
		expect(priced?.[index]?.price ?? Infinity).toBe(lowest);
	}
});

test('what can no longer be sold is sold again where the clock was ahead and is set right', async () => {
	const { priceTrips } = await store();
	const fromSydney = { ...search, origin: 'Sydney (SYD)' };
	const monday = [{ departureDate: '2026-11-23', returnDate: null }];
	// The desk is closed until that Monday, on which it is evening in Sydney by then.
	const ahead = new Date('2026-11-22T12:00Z');
	const late = await priceTrips(fromSydney, monday, { quoteDay, now: ahead });
	expect(late).toEqual([{ ...monday[0], price: null }]);
	const right = await priceTrips(fromSydney, monday, { quoteDay, now });
	expect(right?.[0]?.price).toBeGreaterThan(0);
});

test('what is no longer asked for is given up between two days', async () => {
	const { inSlices } = await import('#src/browser/in-slices.ts');
	const giveUp = new AbortController();
	const done: string[] = [];
	function* days() {
		for (const day of ['Monday', 'Tuesday', 'Wednesday']) {
			// Longer than a slice.
			for (const start = performance.now(); performance.now() < start + 20;);
			done.push(day);
			if (day === 'Tuesday') queueMicrotask(() => giveUp.abort(new Error('Another search')));
			yield day;
		}
	}
	await expect(inSlices(days(), giveUp.signal)).rejects.toThrow('Another search');
	expect(done).toEqual(['Monday', 'Tuesday']);

	const { priceTrips } = await store();
	const { signal } = giveUp;
	await expect(priceTrips(search, year, { quoteDay, now, signal })).rejects.toThrow(
		'Another search',
	);
	await expect(priceTrips(search, year, { quoteDay, now })).resolves.toHaveLength(daysPriced);
});

test('between two slices of work the browser answers what was pressed', async () => {
	const { inSlices } = await import('#src/browser/in-slices.ts');
	const order: string[] = [];
	function* work() {
		for (const part of ['first', 'second']) {
			for (const start = performance.now(); performance.now() < start + 20;);
			order.push(part);
			yield part;
		}
	}
	setImmediate(() => order.push('press'));
	expect(await inSlices(work())).toEqual(['first', 'second']);
	expect(order.slice(0, 2)).toEqual(['first', 'press']);
});

test('a day is worked out once for a search, and anew for another day, class or party', async () => {
	const { priceTrips } = await store();
	const first = await priceTrips(search, year, { quoteDay, now });
	const nextDay = await priceTrips(search, year, { quoteDay: '2026-11-22', now });
	const business = await priceTrips({ ...search, cabinClass: 'business' }, year, { quoteDay, now });
	const alone = await priceTrips({ ...search, passengers: '1-adult' }, year, { quoteDay, now });
	for (const other of [nextDay, business, alone]) expect(other).not.toEqual(first);
	expect(await priceTrips(search, year, { quoteDay, now })).toEqual(first);
});

test('a search whose places nobody knows has no prices', async () => {
	const { priceTrips } = await store();
	expect(await priceTrips({ ...search, origin: 'Nowhere' }, year, { quoteDay, now })).toBeNull();
});

test('airports that cannot be loaded are told, and the next call tries again', async () => {
	const told = vi.spyOn(console, 'error').mockImplementation(() => {});
	const { priceTrips } = await store();
	isOnline = false;
	await expect(priceTrips(search, year, { quoteDay, now })).rejects.toThrow('Failed to fetch');
	expect(told).toHaveBeenCalledOnce();
	isOnline = true;
	await expect(priceTrips(search, year, { quoteDay, now })).resolves.toHaveLength(daysPriced);
	told.mockRestore();
});

function store() {
	return import('#src/stores/flights/day-prices.ts');
}
