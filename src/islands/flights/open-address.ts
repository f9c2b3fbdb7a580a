import { readResultsView, $resultsView } from '#src/stores/flights/results-view.ts';
import { $flightResults, openFlightSearch } from '#src/stores/flights/results.ts';
import {
	type FlightSearch,
	flightSearchPath,
	readFlightSearch,
	searchParameters,
} from '#src/stores/flights/search-fields.ts';

import { standsAlready } from './stands-already.ts';

/** Shows what the page's address asks for, and moves the focus to the results unless the visitor is somewhere already. */
export async function openAddress(): Promise<void> {
	const asked = new URLSearchParams(location.search);
	$resultsView.set(readResultsView(asked));
	const search = readFlightSearch(asked);
	if (isShown(search)) return;
	const result = await openFlightSearch(search, new Date(), asked);
	if (result?.outcome !== 'found') return;
	writeInFull(asked, search, result.search);
	// What a server answered has a heading too, but not for long.
	if (document.activeElement === document.body && !standsAlready()) focusResults();
}

/** Moves the focus to the heading of the results; what is seen stays where it is. */
export function focusResults(): void {
	document.getElementById('results-heading')?.focus({ preventScroll: true });
}

// Another order of the same offers is no other search.
function isShown(search: FlightSearch): boolean {
	const results = $flightResults.get();
	return results.state === 'found' && flightSearchPath(results.search) === flightSearchPath(search);
}

// 'London' says which airport it was taken for: the address can be shared, and means the same tomorrow. Whatever else
// stands in it stays.
function writeInFull(asked: URLSearchParams, search: FlightSearch, found: FlightSearch): void {
	if (flightSearchPath(search) === flightSearchPath(found)) return;
	for (const [field, name] of Object.entries(searchParameters) as [keyof FlightSearch, string][]) {
		if (search[field] === found[field]) continue;
		if (found[field] === '') asked.delete(name);
		else asked.set(name, found[field]);
	}
	history.replaceState(history.state, '', `${location.pathname}?${asked}`);
}
