import { codeInLabel } from '#src/domain/flights/airports.ts';

import type { FlightSearch, FlightSearchIssues } from './search-fields.ts';
import { $flightSearch, showSearchIssues } from './search.ts';

/**
 * Whether the search in the form can go on to its results, which takes a moment; where another airport has to be chosen,
 * that is said at its field.
 */
export async function checkAirports(): Promise<boolean> {
	try {
		const issues = await issuesOf($flightSearch.get().search);
		if (Object.keys(issues).length === 0) return true;
		showSearchIssues(issues);
		return false;
	} catch (error) {
		// The page of the results tries again, and says so where it fails as well.
		console.error(error);
		return true;
	}
}

// Airports are loaded only where some were typed and not chosen.
async function issuesOf(search: FlightSearch): Promise<FlightSearchIssues> {
	const [from, to] = [codeInLabel(search.origin), codeInLabel(search.destination)];
	if (from !== null && to !== null) {
		const { routeIssue } = await import('./route-issue.ts');
		const issue = routeIssue(from, to);
		return issue ? { destination: issue } : {};
	}
	const { findPlaces } = await import('./places.ts');
	const places = await findPlaces(search);
	return 'issues' in places ? places.issues : {};
}
