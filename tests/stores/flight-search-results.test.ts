import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { stubStorage } from '../support/browser-edge.ts';

const now = new Date('2026-11-21T12:00:00Z');
const full = {
	origin: 'New York (JFK)',
	destination: 'London (LHR)',
	departureDate: '2026-12-10',
	returnDate: '',
	passengers: '2-adults',
	cabinClass: 'economy',
} as const;

let requested: string[] = [];
let network: Promise<void> = Promise.resolve();
/** The files that wait for `network`: those with this in their name. */
let slow = '';

beforeEach(() => {
	vi.resetModules();
	stubStorage();
	requested = [];
	network = Promise.resolve();
	slow = '';
	vi.stubGlobal('fetch', async (url: string) => {
		requested.push(url);
		if (url.includes(slow)) await network;
		return new Response(await readFile(resolve(`.${url.split('?')[0]}`)));
	});
});

afterEach(() => vi.unstubAllGlobals());

test('a full search gives eight offers, quoted on the UTC day, from the large airports alone', async () => {
	const { results, form } = await stores();
	await results.openFlightSearch(full, new Date('2026-11-21T23:30:00-05:00'));
	const found = results.$flightResults.get();
	expect(found.state === 'found' && found.offers).toHaveLength(8);
	expect(found.state === 'found' && found.offers[0]?.id).toMatch(/\.2026-11-22\.[A-Z][A-Z0-9]\d+$/);
	expect(requested).toEqual([expect.stringContaining('airports-large')]);
	expect(form.$flightSearch.get()).toEqual({ search: full, issues: {} });
});

test('a search that is not full shows no results and asks for nothing', async () => {
	const { results, form } = await stores();
	await results.openFlightSearch({ ...full, departureDate: '' }, now);
	expect(results.$flightResults.get()).toEqual({ state: 'none' });
	expect(form.$flightSearch.get().issues).toEqual({});
	expect(requested).toEqual([]);
});

test.each([
	['jfk', 'santiago', { destination: 'Santiago (SCL)' }],
	[
		'London',
		'sha*',
		{ origin: 'London, all airports (LON)', destination: 'Shanghai, all airports (SHA*)' },
	],
])('%s and %s are a code or a city, and written in full', async (origin, destination, meant) => {
	const { results, form } = await stores();
	form.fillFlightSearch({ ...full, origin, destination });
	const outcome = await results.submitFlightSearch(now);
	const search = { ...full, ...meant };
	expect(outcome).toEqual({ outcome: 'found', search });
	expect(form.$flightSearch.get().search).toEqual(search);
});

test.each([
	[{ origin: 'lond' }, { origin: 'Choose an airport from the list.' }],
	[{ origin: 'Nowhere at all' }, { origin: 'Choose an airport from the list.' }],
	[
		{ origin: 'Atlantis (QQQ)', destination: 'zzzz' },
		{
			origin: 'Choose an airport from the list.',
			destination: 'Choose an airport from the list.',
		},
	],
	[{ destination: 'JFK' }, { destination: 'Choose two different airports.' }],
	[
		{ destination: 'nyc' },
		{ destination: 'From and To share an airport. Choose another destination.' },
	],
	[
		{ destination: 'Nowhere, all airports (QQQ)' },
		{ destination: 'Choose an airport from the list.' },
	],
])('airports that cannot be flown between are refused: %o', async (change, issues) => {
	const { results, form, toasts } = await stores();
	form.fillFlightSearch({ ...full, ...change });
	expect(await results.submitFlightSearch(now)).toEqual({ outcome: 'refused', issues });
	expect(form.$flightSearch.get().issues).toEqual(issues);
	expect(results.$flightResults.get()).toEqual({ state: 'none' });
	const [description] = Object.values(issues);
	expect(toasts.$toasts.get()).toMatchObject([
		{ title: 'Search Error', description, tone: 'destructive' },
	]);
});

test.each([
	[{ departureDate: '2026-11-20' }, ['departureDate']],
	[{ departureDate: '2100-02-29' }, ['departureDate']],
	[{ returnDate: '2026-12-09' }, ['returnDate']],
	[{ origin: 'lond' }, ['origin']],
])('an address that asks for %o is refused, and says why', async (change, fields) => {
	const { results, form } = await stores();
	await results.openFlightSearch({ ...full, ...change }, now);
	const refused = results.$flightResults.get();
	expect(refused).toMatchObject({ state: 'refused', search: change });
	expect(Object.keys(form.$flightSearch.get().issues)).toEqual(fields);
	expect(refused.state === 'refused' && refused.issues).toEqual(form.$flightSearch.get().issues);
});

test.each([
	['passengers=99&class=cargo', [/“99”.* 2 adults\.$/, /“cargo”.* Economy\.$/]],
	['passengers=2-adults&class=economy', []],
	['passengers=12-adults', [/at most 9 seats.* custom offer\. These prices are for 2 adults\.$/]],
	['passengers=2-adults-3-infants', [/Each infant needs an adult.* for 2 adults\.$/]],
	['utm_source=letter', []],
])('what the address %s could not be given for is said', async (asked, remarks) => {
	const { results } = await stores();
	await results.openFlightSearch(full, now, new URLSearchParams(asked));
	const found = results.$flightResults.get();
	expect(found.state === 'found' && found.remarks).toEqual(
		remarks.map((remark) => expect.stringMatching(remark)),
	);
});

test('a typed city that others share its name with is said to be one of them', async () => {
	const { results, form } = await stores();
	form.fillFlightSearch({ ...full, destination: 'san jose' });
	await results.submitFlightSearch(now);
	const found = results.$flightResults.get();
	expect(found.state === 'found' && found.remarks).toEqual([
		'We took San Jose to be San Jose (SJC), United States.',
	]);
	form.fillFlightSearch({ ...full, destination: 'San Jose (SJC)' });
	await results.submitFlightSearch(now);
	expect(results.$flightResults.get()).toMatchObject({ state: 'found', remarks: [] });
});

test('a refused search leaves the results of the one before on screen', async () => {
	const { results, form } = await stores();
	await results.openFlightSearch(full, now);
	const before = results.$flightResults.get();
	form.changeFlightSearch('origin', 'Nowhere at all');
	await results.submitFlightSearch(now);
	expect(results.$flightResults.get()).toBe(before);
});

test('an earlier search that ends later shows nothing', async () => {
	const { results, form } = await stores();
	const held = Promise.withResolvers<void>();
	network = held.promise;
	slow = 'airports-other';
	const first = results.openFlightSearch({ ...full, origin: 'jfk' }, now);
	form.fillFlightSearch({ ...full, origin: 'Boston (BOS)' });
	expect(await results.submitFlightSearch(now)).toMatchObject({ outcome: 'found' });
	const shown = results.$flightResults.get();
	held.resolve();
	await first;
	expect(results.$flightResults.get()).toBe(shown);
	expect(form.$flightSearch.get().search.origin).toBe('Boston (BOS)');
});

test('going back to an address without a search ends the one that is loading', async () => {
	const { results } = await stores();
	const held = Promise.withResolvers<void>();
	network = held.promise;
	const searching = results.openFlightSearch(full, now);
	await results.openFlightSearch({ ...full, origin: '' }, now);
	held.resolve();
	await searching;
	expect(results.$flightResults.get()).toEqual({ state: 'none' });
});

test('what is typed while a search runs is not overwritten by it', async () => {
	const { results, form } = await stores();
	form.fillFlightSearch({ ...full, origin: 'jfk' });
	const searching = results.submitFlightSearch(now);
	form.changeFlightSearch('origin', 'Bost');
	await searching;
	expect(form.$flightSearch.get().search.origin).toBe('Bost');
});

test('when the airports cannot be loaded the search fails, and succeeds when tried again', async () => {
	vi.spyOn(console, 'error').mockReturnValue();
	const { results } = await stores();
	network = Promise.reject(new TypeError('Failed to fetch'));
	await results.openFlightSearch(full, now);
	expect(results.$flightResults.get()).toEqual({ state: 'failed', search: full });
	network = Promise.resolve();
	expect(await results.retryFlightSearch(now)).toMatchObject({ outcome: 'found' });
	expect(results.$flightResults.get().state).toBe('found');
});

async function stores() {
	const [results, form, toasts] = await Promise.all([
		import('#src/stores/flights/results.ts'),
		import('#src/stores/flights/search.ts'),
		import('#src/stores/toasts.ts'),
	]);
	return { results, form, toasts };
}
