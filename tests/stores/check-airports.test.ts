import { afterEach, expect, test, vi } from 'vitest';

import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import { checkAirports } from '#src/stores/flights/check-airports.ts';
import { emptyFlightSearch } from '#src/stores/flights/search-fields.ts';
import { $flightSearch, changeFlightSearch, fillFlightSearch } from '#src/stores/flights/search.ts';

afterEach(() => vi.unstubAllGlobals());

const chosen = {
	...emptyFlightSearch,
	origin: 'London, all airports (LON)',
	destination: 'London (LHR)',
};

const now = new Date('2026-11-29T17:00:00Z');

test('a city and one of its airports, both chosen from the suggestions, are refused without loading airports', async () => {
	vi.stubGlobal('fetch', () => expect.unreachable('no list is needed'));
	fillFlightSearch(chosen);
	expect(await checkAirports(now)).toBeNull();
	expect($flightSearch.get().issues).toEqual({
		destination: flightSearchMessages.airportsShared,
	});
	changeFlightSearch('origin', 'New York (JFK)');
	expect($flightSearch.get().issues).toEqual({});
	expect(await checkAirports(now)).toEqual({ ...chosen, origin: 'New York (JFK)' });
});

test('where the airports that typed places need do not come, the page of the results has the word', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
	const typed = { ...chosen, origin: 'London' };
	fillFlightSearch(typed);
	expect(await checkAirports(now)).toEqual(typed);
	expect($flightSearch.get().issues).toEqual({});
});
