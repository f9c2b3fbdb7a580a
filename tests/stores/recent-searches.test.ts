import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { stubStorage } from '../support/browser-edge.ts';

const yesterday = new Date('2026-11-20T12:00:00Z');
const now = new Date('2026-11-21T12:00:00Z');
const search = {
	origin: 'New York, all airports (NYC)',
	destination: 'London (LHR)',
	departureDate: '2026-12-10',
	returnDate: '',
	passengers: '2-adults',
	cabinClass: 'economy',
} as const;

beforeEach(() => {
	vi.resetModules();
	stubStorage();
	vi.stubGlobal(
		'fetch',
		async (url: string) => new Response(await readFile(resolve(`.${url.split('?')[0]}`))),
	);
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('a search is recalled with what it cost when it was last seen, and with the price its list has today', async () => {
	const seen = lowest(await run(search, yesterday));
	const { $recentSearches, recallSearches } = await stores();
	await recallSearches(now);
	const recalled = $recentSearches.get();
	const today = lowest(await run(search, now));
	expect(recalled).toEqual([
		{
			search,
			path: expect.stringContaining('/flights?origin=New+York%2C+all+airports+%28NYC%29'),
			seenOn: '2026-11-20',
			price: seen,
			today,
		},
	]);
	await recallSearches(now);
	expect($recentSearches.get()).toMatchObject([{ seenOn: '2026-11-21', price: today, today }]);
});

test('the latest five are kept, each once, and are removed one by one or all together', async () => {
	const { $recentSearches, recallSearches, removeRecentSearch, removeRecentSearches } =
		await stores();
	for (const day of [10, 11, 12, 13, 14, 15, 12]) {
		// oxlint-disable-next-line no-await-in-loop -- one search after the other
		await run({ ...search, departureDate: `2026-12-${day}` }, now);
	}
	await recallSearches(now);
	const days = () => $recentSearches.get().map((recent) => recent.search.departureDate.slice(-2));
	expect(days()).toEqual(['12', '15', '14', '13', '11']);
	removeRecentSearch($recentSearches.get()[1]?.path ?? '');
	expect(days()).toEqual(['12', '14', '13', '11']);
	await recallSearches(now);
	expect(days()).toEqual(['12', '14', '13', '11']);
	removeRecentSearches();
	expect(days()).toEqual([]);
	expect(localStorage.getItem('recentSearches')).toBeNull();
});

test('a search that was refused is not kept, and one that has departed is not offered', async () => {
	const { $recentSearches, recallSearches } = await stores();
	await run({ ...search, destination: 'New York (JFK)' }, now);
	expect(localStorage.getItem('recentSearches')).toBeNull();
	await run(search, now);
	await recallSearches(new Date('2026-12-11T12:00:00Z'));
	expect($recentSearches.get()).toEqual([]);
});

test('without the airports a search is offered without a price', async () => {
	vi.spyOn(console, 'error').mockReturnValue();
	keep([row()]);
	const { $recentSearches, recallSearches } = await stores();
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
	await recallSearches(now);
	expect($recentSearches.get()).toMatchObject([{ search, price: 694, today: null }]);
});

test.each([
	['no list', { address: 1 }],
	['rows that are none', [null, 7, 'x', [], {}]],
	['no address', [{ ...row(), address: 42 }]],
	['another page', [{ ...row(), address: '/tours' }]],
	['a day that does not exist', [{ ...row(), address: row().address.replace('12-10', '02-30') }]],
	['a price that is none', [{ ...row(), price: '694' }]],
	['a price below zero', [{ ...row(), price: -1 }]],
	['a day of another kind', [{ ...row(), seenOn: 20_261_120 }]],
])('what was stored and is no search is passed over: %s', async (_, stored) => {
	keep(stored);
	const { $recentSearches, recallSearches } = await stores();
	await recallSearches(now);
	expect($recentSearches.get()).toEqual([]);
	await run(search, now);
	await recallSearches(now);
	expect($recentSearches.get()).toHaveLength(1);
});

test('a class, a party and a link that nobody offers are never taken from the storage', async () => {
	const address = `https://elsewhere.example/x?${row().address.split('?')[1]}&class=free&passengers=99`;
	keep([{ ...row(), address, more: '<script>' }]);
	const { $recentSearches, recallSearches } = await stores();
	await recallSearches(now);
	expect($recentSearches.get()).toMatchObject([
		{ path: row().address, search: { cabinClass: 'economy', passengers: '2-adults' } },
	]);
});

test('where storage is full or forbidden the search goes on', async () => {
	vi.spyOn(console, 'error').mockReturnValue();
	const refuse = () => {
		throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
	};
	vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
	expect(await run(search, now)).toHaveLength(8);
	const { $recentSearches, recallSearches } = await stores();
	await recallSearches(now);
	expect($recentSearches.get()).toEqual([]);
});

function row() {
	const [origin, destination] = [search.origin, search.destination];
	const fields = { origin, destination, departure: search.departureDate };
	const query = new URLSearchParams({ ...fields, passengers: '2-adults', class: 'economy' });
	return { address: `/flights?${query}`, price: 694, seenOn: '2026-11-20' };
}

function keep(value: unknown): void {
	localStorage.setItem('recentSearches', JSON.stringify(value));
}

async function run(asked: typeof search | object, day: Date) {
	const { $flightResults, openFlightSearch } = await import('#src/stores/flights/results.ts');
	await openFlightSearch({ ...search, ...asked }, day);
	const results = $flightResults.get();
	return results.state === 'found' ? results.offers : [];
}

function lowest(offers: { price: number }[]): number {
	return Math.min(...offers.map(({ price }) => price));
}

function stores() {
	return import('#src/stores/flights/recent-searches.ts');
}
