import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import type { DealSummary } from '#src/contract/catalog/catalog.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { $flightResults, type FlightResults, isAnswered } from '#src/stores/flights/results.ts';
import { withEntered } from '#src/stores/flights/search.ts';

import { showList } from '../catalog/show-list.ts';
import { AllDeals } from './AllDeals.tsx';
import { openAddress } from './open-address.ts';
import { RefusedSearch } from './RefusedSearch.tsx';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useTitle } from './use-title.ts';

type Props = {
	/** Every deal as the page was built. */
	deals: DealSummary[];
};

/** The search form, and under it the results of the search in the address, or the deals. */
export function FlightSearch({ deals }: Props) {
	const results = useStore($flightResults, { ssr: 'initial' });
	useTitle(titleOf(results));
	useEffect(() => {
		void openAddress(withEntered);
		showList();
		const reopen = () => void openAddress();
		addEventListener('popstate', reopen);
		return () => removeEventListener('popstate', reopen);
	}, []);

	return (
		<div className="grid gap-6 lg:gap-12">
			<SearchForm />
			{results.state === 'refused' && <RefusedSearch results={results} />}
			{isAnswered(results) ? (
				<Results results={results} />
			) : (
				<AllDeals snapshot={deals} isWanted={results.state !== 'opening'} />
			)}
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
