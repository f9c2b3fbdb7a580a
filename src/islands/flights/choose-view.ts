import { $resultsView, resultsPath, type ResultsView } from '#src/stores/flights/results-view.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

/** Looks at the results of a search in another way, which its address says from then on. */
export function chooseView(search: FlightSearch, change: Partial<ResultsView>): void {
	const view = { ...$resultsView.get(), ...change };
	$resultsView.set(view);
	history.pushState(null, '', resultsPath(search, view));
}
