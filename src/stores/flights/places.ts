import { loadAirports, loadLargeAirports } from '#src/browser/airports.ts';
import { type Airport, codeInLabel } from '#src/domain/flights/airports.ts';

import { namedPlaces, type Places } from './named-places.ts';
import type { FlightSearch, FlightSearchIssues } from './search-fields.ts';

/**
 * The two airports that a search names beyond doubt, or which of them has to be chosen.
 * @throws when the airports cannot be loaded
 */
export async function findPlaces(
	search: FlightSearch,
): Promise<Places | { issues: FlightSearchIssues }> {
	return namedPlaces(search, await airportsFor(search));
}

// A code says which airport is meant, and most are among the large ones; any other text has to be
// compared with every airport.
export async function airportsFor({ origin, destination }: FlightSearch): Promise<Airport[]> {
	const large = await loadLargeAirports();
	const isLarge = (text: string) => {
		const code = codeInLabel(text);
		return code !== null && large.some((airport) => airport.code === code);
	};
	return isLarge(origin) && isLarge(destination) ? large : loadAirports();
}
