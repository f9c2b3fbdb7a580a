import { codeInLabel } from '#src/domain/flights/airports.ts';

import { $flightSearch, showSearchIssues } from './search.ts';

/**
 * Whether the search in the form can go on to its results, which takes a moment where airports were typed and not
 * chosen; where one has to be chosen, that is said at its field.
 */
export async function checkAirports(): Promise<boolean> {
	const { search } = $flightSearch.get();
	if (codeInLabel(search.origin) && codeInLabel(search.destination)) return true;
	try {
		const { findPlaces } = await import('./places.ts');
		const places = await findPlaces(search);
		if (!('issues' in places)) return true;
		showSearchIssues(places.issues);
		return false;
	} catch (error) {
		// The page of the results tries again, and says so where it fails as well.
		console.error(error);
		return true;
	}
}
