import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { formatDates } from '#src/domain/calendar/format-date.ts';
import { $flightResults, type FlightResults, isAnswered } from '#src/stores/flights/results.ts';

import { openAddress } from './open-address.ts';
import { RefusedSearch } from './RefusedSearch.tsx';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useShownDeals } from './use-shown-deals.ts';
import { useTitle } from './use-title.ts';

/** The search form, and under it the results of the search in the address. */
export function FlightSearch() {
	const results = useStore($flightResults, { ssr: 'initial' });
	useTitle(titleOf(results));
	useShownDeals(results);
	useEffect(() => {
		void openAddress();
		const reopen = () => void openAddress();
		addEventListener('popstate', reopen);
		return () => removeEventListener('popstate', reopen);
	}, []);

	return (
		<div className="flex flex-col gap-2.5">
			<SearchForm />
			{results.state === 'refused' && <RefusedSearch results={results} />}
			{isAnswered(results) && <Results results={results} />}
		</div>
	);
}

/** 'New York (JFK) to London (LHR), Jan 15 – 28, 2027' */
function titleOf(results: FlightResults): string | null {
	if (!isAnswered(results)) return null;
	const { origin, destination, departureDate, returnDate } = results.search;
	const dates = formatDates(departureDate, returnDate || departureDate);
	return `${origin} to ${destination}, ${dates}`;
}
