import { codeInLabel } from '#src/domain/flights/airports.ts';

import type { FlightSearch } from './search-fields.ts';
import { $flightSearch, showSearchIssues } from './search.ts';

/**
 * The search in the form with its airports written in full, which takes a moment where they were not chosen; null
 * when one has to be, which is then said at its field.
 */
export async function nameAirports(): Promise<FlightSearch | null> {
	const { search } = $flightSearch.get();
	if (codeInLabel(search.origin) && codeInLabel(search.destination)) return search;
	try {
		const { findPlaces, inFull } = await import('./places.ts');
		const places = await findPlaces(search);
		if (!('issues' in places)) return inFull(search, places);
		showSearchIssues(places.issues);
		return null;
	} catch (error) {
		// The page of the results tries again, and says so where it fails as well.
		console.error(error);
		return search;
	}
}
