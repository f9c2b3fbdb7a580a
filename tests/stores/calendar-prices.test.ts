import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { noFilters } from '#src/domain/flights/filters.ts';

const now = new Date('2026-11-21T12:00:00Z');
const search = {
	origin: 'New York (JFK)',
	destination: 'London (LHR)',
	departureDate: '',
	returnDate: '',
	passengers: '2-adults',
	cabinClass: 'economy',
} as const;
const days = ['2026-12-10', '2026-12-11', '2026-12-12'];
const view = {
	search,
	filters: noFilters,
	end: 'departure',
	dates: { departureDate: '', returnDate: '' },
	days,
} as const;

let isOffline = false;

beforeEach(() => {
	vi.resetModules();
	isOffline = false;
	vi.stubGlobal('fetch', async (url: string) => {
		if (isOffline) throw new TypeError('Failed to fetch');
		return new Response(await readFile(resolve(`.${url.split('?')[0]}`)));
	});
});

afterEach(() => vi.unstubAllGlobals());

test('each day gets its total; a trip there and back is dearer, and a day after the return has none', async () => {
	const { $calendarPrices, askCalendarPrices } = await store();
	await askCalendarPrices({ ...view, days: [...days] }, now);
	const oneWay = known($calendarPrices.get());
	expect([...oneWay.keys()]).toEqual(days);
	const back = { departureDate: '', returnDate: '2026-12-11' };
	await askCalendarPrices({ ...view, days: [...days], dates: back }, now);
	const both = known($calendarPrices.get());
	expect([...both.keys()]).toEqual(days.slice(0, 2));
	expect(both.get('2026-12-10')).not.toBe(oneWay.get('2026-12-10'));
});

test('what is known stays in sight while the months are turned, and goes when the search is another', async () => {
	const { $calendarPrices, askCalendarPrices } = await store();
	await askCalendarPrices({ ...view, days: [...days] }, now);
	const turned = askCalendarPrices({ ...view, days: ['2027-01-01'] }, now);
	expect(known($calendarPrices.get()).size).toBe(3);
	const other = { ...search, destination: 'Paris (CDG)' };
	const changed = askCalendarPrices({ ...view, search: other, days: [...days] }, now);
	expect($calendarPrices.get()).toEqual({ state: 'loading' });
	await Promise.all([turned, changed]);
	expect([...known($calendarPrices.get()).keys()]).toEqual(days);
});

test.each([
	[{ origin: '' }, /^Choose both places to see/],
	[{ origin: 'London (LHR)' }, /^Choose two different places/],
	[{ origin: 'Nowhere at all' }, /^Choose both places from their lists/],
])('without two places there are no prices, and it says why: %o', async (change, why) => {
	const { $calendarPrices, askCalendarPrices } = await store();
	await askCalendarPrices({ ...view, search: { ...search, ...change }, days: [...days] }, now);
	expect($calendarPrices.get()).toEqual({ state: 'none', why: expect.stringMatching(why) });
});

test('where the airports cannot be loaded it says so, and the next calendar tries again', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	const { $calendarPrices, askCalendarPrices, forgetCalendarPrices } = await store();
	isOffline = true;
	await askCalendarPrices({ ...view, days: [...days] }, now);
	expect($calendarPrices.get()).toMatchObject({ why: expect.stringMatching(/not available/) });
	isOffline = false;
	forgetCalendarPrices();
	await askCalendarPrices({ ...view, days: [...days] }, now);
	expect(known($calendarPrices.get()).size).toBe(3);
});

function store() {
	return import('#src/stores/flights/calendar-prices.ts');
}

function known(shown: { state: string; prices?: ReadonlyMap<string, number> }) {
	if (!shown.prices) throw new Error(`The prices are ${shown.state}.`);
	return shown.prices;
}
