import { loadAirports, loadAirportsOf } from '#src/browser/airports.ts';
import { type Airport, codeInLabel } from '#src/domain/flights/airports.ts';

import { namedPlaces, type Places } from './named-places.ts';
import type { FlightSearch, FlightSearchIssues } from './search-fields.ts';

/**
 * The two airports or cities that a search names beyond doubt, or which of them has to be chosen.
 * @throws when the airports cannot be loaded
 */
export async function findPlaces(
	search: FlightSearch,
): Promise<Places | { issues: FlightSearchIssues }> {
	return namedPlaces(search, await airportsFor(search));
}

/**
 * As many airports as a search needs: a code says which are meant, and most are among the large ones; any other text
 * has to be compared with every airport.
 * @throws when they cannot be loaded
 */
export function airportsFor({ origin, destination }: FlightSearch): Promise<readonly Airport[]> {
	const [from, to] = [codeInLabel(origin), codeInLabel(destination)];
	return from === null || to === null ? loadAirports() : loadAirportsOf([from, to]);
}
