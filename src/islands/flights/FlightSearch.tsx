import { useEffect } from 'react';

import { isAnswered } from '#src/stores/flights/results.ts';

import { openAddress } from './open-address.ts';
import { RefusedSearch } from './RefusedSearch.tsx';
import { resultsTitle } from './results-title.ts';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useFlightResults } from './use-flight-results.ts';
import { useServedResults } from './use-served-results.ts';
import { useShownDeals } from './use-shown-deals.ts';
import { useTitle } from './use-title.ts';

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
		<div className="flex flex-col gap-2.5">
			<SearchForm results={results} />
			{results.state === 'refused' && <RefusedSearch results={results} />}
			{isAnswered(results) && !isServed && <Results results={results} />}
		</div>
	);
}
