import largeUrl from '#src/domain/flights/airports-large.json?url&no-inline';
import otherUrl from '#src/domain/flights/airports-other.json?url&no-inline';
import { airportLookup, decodeAirports } from '#src/domain/flights/airports.ts';
import type { Airport, AirportColumns } from '#src/domain/flights/airports.ts';
import { airportCodes, airportsOf } from '#src/domain/flights/cities.ts';

/** The some 450 largest airports: a small file, enough to suggest from while the rest is on its way. */
export const loadLargeAirports = once(async () => decodeAirports(await fetchColumns(largeUrl)));

/** Every airport. Each file is fetched once; a failed load rejects, and the next call tries again. */
export const loadAirports = once(async () => {
	const [large, others] = await Promise.all([loadLargeAirports(), fetchColumns(otherUrl)]);
	return [...large, ...decodeAirports(others, large.length)];
});

/**
 * A list that holds every airport of the places that the codes stand for: the large ones where those are enough, else
 * all. A list with some of a city's airports would give its offers to those alone, and at other prices.
 * @param codes of airports and cities: 'LHR', 'LON'
 * @throws when the airports cannot be loaded
 */
export async function loadAirportsOf(codes: readonly string[]): Promise<Airport[]> {
	const large = await loadLargeAirports();
	const lookup = airportLookup(large);
	const isComplete = codes.every(
		(code) => airportsOf(code, lookup).length === airportCodes(code).length,
	);
	return isComplete ? large : loadAirports();
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
	let loading: Promise<Value> | undefined;
	return () => {
		loading ??= load().catch((error: unknown) => {
			loading = undefined;
			throw error;
		});
		return loading;
	};
}

async function fetchColumns(url: string): Promise<AirportColumns> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`The airport list answered ${response.status}.`);
	return response.json();
}
