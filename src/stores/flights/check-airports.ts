import { codeInLabel } from '#src/domain/flights/airports.ts';

import type { FlightSearch, FlightSearchIssues } from './search-fields.ts';
import { $flightSearch, showSearchIssues } from './search.ts';

/**
 * The search in the form as it goes on to its results, which takes a moment; null where another airport has to be chosen,
 * which is said at its field.
 */
export async function checkAirports(now: Date): Promise<FlightSearch | null> {
	const { search } = $flightSearch.get();
	try {
		const checked = await check(search, now);
		if ('search' in checked) return checked.search;
		showSearchIssues(checked.issues);
		return null;
	} catch (error) {
		// The page of the results tries again, and says so where it fails as well.
		console.error(error);
		return search;
	}
}

// Airports are loaded only where some were typed and not chosen.
async function check(
	search: FlightSearch,
	now: Date,
): Promise<{ search: FlightSearch } | { issues: FlightSearchIssues }> {
	const [from, to] = [codeInLabel(search.origin), codeInLabel(search.destination)];
	if (from !== null && to !== null) {
		const { routeIssue } = await import('./route-issue.ts');
		const issue = routeIssue(from, to);
		return issue ? { issues: { destination: issue } } : { search };
	}
	const { countMissedPlaces, findPlaces, gazetteerFor } = await import('./places.ts');
	const found = await findPlaces(search, now);
	if ('issues' in found) countMissedPlaces(search, await gazetteerFor(search));
	return found;
}
