import largeUrl from '#src/domain/flights/airports-large.json?url&no-inline';
import otherUrl from '#src/domain/flights/airports-other.json?url&no-inline';
import { airportLookup, decodeAirports } from '#src/domain/flights/airports.ts';
import type { Airport, AirportColumns } from '#src/domain/flights/airports.ts';
import { airportCodes, airportsOf } from '#src/domain/flights/cities.ts';

/** The some 450 largest airports: a small file, enough to suggest from while the rest is on its way. */
export const loadLargeAirports = once(() => fetchAirports(largeUrl));

/** Every airport. Each file is fetched once; a failed load rejects, and the next call tries again. */
export const loadAirports = once(async () =>
	(await Promise.all([loadLargeAirports(), fetchAirports(otherUrl)])).flat(),
);

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

async function fetchAirports(url: string): Promise<Airport[]> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`The airport list answered ${response.status}.`);
	const columns: AirportColumns = await response.json();
	return decodeAirports(columns);
}
