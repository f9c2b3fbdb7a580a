import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import type { FlightDeal } from '#src/contract/catalog.ts';
import { readFlightSearch } from '#src/contract/flight-search.ts';
import { $flightResults, openFlightSearch } from '#src/stores/flight-results.ts';
import { withEntered } from '#src/stores/flight-search.ts';

import { FeaturedDeals } from './FeaturedDeals.tsx';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';

type Props = {
	/** The featured deals at the time the page was built. */
	deals: FlightDeal[];
};

/** The flights page: the search form, and under it the results of the address's search or the deals. */
export function FlightSearch({ deals }: Props) {
	const results = useStore($flightResults, { ssr: 'initial' });
	useEffect(() => {
		void openFlightSearch(withEntered(searchOfAddress()), new Date());
		const reopen = () => void openFlightSearch(searchOfAddress(), new Date());
		addEventListener('popstate', reopen);
		return () => removeEventListener('popstate', reopen);
	}, []);

	return (
		<div className="grid gap-10">
			<SearchForm />
			{results.state === 'none' ? (
				<FeaturedDeals snapshot={deals} />
			) : (
				<Results results={results} />
			)}
		</div>
	);
}

function searchOfAddress() {
	return readFlightSearch(new URLSearchParams(location.search));
}
