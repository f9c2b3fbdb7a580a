import type { FlightResults } from '#src/stores/flights/results.ts';
import { flightSearchPath, readFlightSearch } from '#src/stores/flights/search-fields.ts';

/**
 * Whether what the server answered the search of the address with still stands on the page: it stays until the island
 * can take its place, and where the island cannot, because the airports do not come.
 */
export function useServedResults(results: FlightResults): boolean {
	if (results.state !== 'searching' && results.state !== 'failed') return false;
	const isServed = document.querySelector('[data-served]') !== null;
	const asked = readFlightSearch(new URLSearchParams(location.search));
	return isServed && flightSearchPath(results.search) === flightSearchPath(asked);
}
