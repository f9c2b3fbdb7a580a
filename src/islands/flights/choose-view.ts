import { $resultsView, resultsPath, type ResultsView } from '#src/stores/flights/results-view.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

/** What is moved rather than chosen. */
const limits = ['price', 'longest'] as const;

/**
 * Looks at the results of a search in another way, which its address says from then on. A limit that is moved on takes
 * the place of where it was: one step Back is before it was touched.
 */
export function chooseView(
	search: FlightSearch,
	before: ResultsView,
	change: Partial<ResultsView>,
): void {
	const view = { ...before, ...change };
	$resultsView.set(view);
	const moved = limits.find((name) => Object.keys(change).join() === name);
	const isMovedOn = moved && before[moved] !== null && history.state?.moved === moved;
	history[isMovedOn ? 'replaceState' : 'pushState']({ moved }, '', resultsPath(search, view));
}
