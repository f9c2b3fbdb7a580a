import { useStore } from '@nanostores/react';
import { useEffect, useDeferredValue, useRef } from 'react';

import { isAnswered, $flightResults, type FlightResults } from '#src/stores/flights/results.ts';
import { flightSearchPath, readFlightSearch } from '#src/stores/flights/search-fields.ts';

import { openAddress } from './open-address.ts';
import { RefusedSearch } from './RefusedSearch.tsx';
import { resultsTitle } from './results-title.ts';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import { standsAlready } from './stands-already.ts';
import { useShownDeals } from './use-shown-deals.ts';

/** The search form, and under it the results of the search in the address. */
export function FlightSearch() {
	const results = useFlightResults();
	const isServed = useServedResults(results);
	useTitle(isAnswered(results) ? resultsTitle(results.search) : null);
	useShownDeals(results, isServed);
	useEffect(() => {
		void openAddress();
		const reopen = () => void openAddress();
		addEventListener('popstate', reopen);
		return () => removeEventListener('popstate', reopen);
	}, []);

	return (
		<div className="flex flex-col gap-1.5 sm:gap-2.5">
			<SearchForm results={results} />
			{results.state === 'refused' && <RefusedSearch results={results} />}
			{isAnswered(results) && !isServed && <Results results={results} />}
		</div>
	);
}

/**
 * What a search gave. Offers that were found are much to draw: in slices, and until then they are still looked for, or what
 * the server answered stays. All else shows at once, so that the offers of another search never stay.
 */
function useFlightResults(): FlightResults {
	const results = useStore($flightResults, { ssr: 'initial' });
	const drawn = useDeferredValue(results);
	if (results.state !== 'found' || results === drawn) return results;
	return standsAlready() ? drawn : { state: 'searching', search: results.search };
}

/**
 * Whether what the server answered the search of the address with still stands on the page: it stays until the island
 * can take its place, and where the island cannot, because the airports do not come.
 */
function useServedResults(results: FlightResults): boolean {
	if (results.state !== 'searching' && results.state !== 'failed') return false;
	const isServed = document.querySelector('[data-served]') !== null;
	const asked = readFlightSearch(new URLSearchParams(location.search));
	return isServed && flightSearchPath(results.search) === flightSearchPath(asked);
}

/** Names the page after what it shows, in the title as `SiteLayout.astro` writes it; null gives it its own back. */
function useTitle(shown: string | null): void {
	const own = useRef('');
	useEffect(() => {
		// Named by the server already where it has answered the search.
		own.current ||= document.querySelector('title')?.dataset.own ?? document.title;
		const [first = '', ...others] = own.current.split(' | ');
		document.title = [shown ?? first, ...others].join(' | ');
	}, [shown]);
}
