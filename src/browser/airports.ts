import largeUrl from '#src/domain/flights/airports-large.json?url&no-inline';
import otherUrl from '#src/domain/flights/airports-other.json?url&no-inline';
import { decodeAirports } from '#src/domain/flights/airports.ts';
import type { Airport, AirportColumns } from '#src/domain/flights/airports.ts';

/** The some 450 largest airports: a small file, enough to suggest from while the rest is on its way. */
export const loadLargeAirports = once(() => fetchAirports(largeUrl));

/** Every airport. Each file is fetched once; a failed load rejects, and the next call tries again. */
export const loadAirports = once(async () =>
	(await Promise.all([loadLargeAirports(), fetchAirports(otherUrl)])).flat(),
);

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
