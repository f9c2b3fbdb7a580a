import { expect, test } from 'vitest';

import { noFilters } from '#src/domain/flights/filters.ts';
import { readResultsView, resultsPath } from '#src/stores/flights/results-view.ts';
import { emptyFlightSearch, flightSearchPath } from '#src/stores/flights/search-fields.ts';

const search = { ...emptyFlightSearch, origin: 'JFK', destination: 'LHR' };
const plain = { sort: 'best', ...noFilters } as const;

test('an address says the order and the filters beside the search, and nothing where both leave all as it is', () => {
	const view = { ...plain, sort: 'cheapest', directOnly: true, departs: ['evening'] } as const;
	const path = resultsPath(search, view);
	expect(path).toBe(`${flightSearchPath(search)}&sort=cheapest&direct=only&departs=evening`);
	expect(readResultsView(new URLSearchParams(path.split('?')[1]))).toEqual(view);
	expect(resultsPath(search, plain)).toBe(flightSearchPath(search));
});

test('addresses of before there were filters mean what they did, and nonsense is the default', () => {
	const read = (address: string) => readResultsView(new URLSearchParams(address));
	expect(read('sort=fastest&direct=only')).toEqual({ ...plain, sort: 'fastest', directOnly: true });
	expect(read('sort=slowest&direct=yes&price=low&departs=noon')).toEqual(plain);
	expect(read('')).toEqual(plain);
});
