import { $resultsView, resultsPath, type ResultsView } from '#src/stores/flights/results-view.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

/**
 * Looks at the results of a search in another way, which its address says from then on. A limit that is moved on takes
 * the place of where it was: one step Back is before it was touched.
 */
export function chooseView(search: FlightSearch, change: Partial<ResultsView>): void {
	const view = { ...$resultsView.get(), ...change };
	$resultsView.set(view);
	const changed = Object.keys(change).join();
	const isMovedOn =
		(changed === 'price' || changed === 'longest') && history.state?.changed === changed;
	history[isMovedOn ? 'replaceState' : 'pushState']({ changed }, '', resultsPath(search, view));
}
