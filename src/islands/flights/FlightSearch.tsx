import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';

import { readFlightSearch } from '#src/contract/flight-search.ts';
import { $flightResults, openFlightSearch } from '#src/stores/flight-results.ts';
import { withEntered } from '#src/stores/flight-search.ts';

import { FeaturedDeals } from './FeaturedDeals.tsx';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';

type Props = {
	/** The list of featured deals as the page was built; null when there were none. */
	children: ReactNode;
};

/** The search form, and under it the results of the search in the address, or the featured deals. */
export function FlightSearch({ children }: Props) {
	const results = useStore($flightResults, { ssr: 'initial' });
	useEffect(() => {
		void openFlightSearch(withEntered(searchOfAddress()), new Date());
		unmarkPage();
		const reopen = () => void openFlightSearch(searchOfAddress(), new Date());
		addEventListener('popstate', reopen);
		return () => removeEventListener('popstate', reopen);
	}, []);

	return (
		<div className="grid gap-12">
			<SearchForm />
			{results.state === 'opening' || results.state === 'none' ? (
				<FeaturedDeals isWanted={results.state === 'none'}>{children}</FeaturedDeals>
			) : (
				<Results results={results} />
			)}
		</div>
	);
}

function searchOfAddress() {
	return readFlightSearch(new URLSearchParams(location.search));
}

/** Ends what the page's own script began: from here on the island knows what to show. */
function unmarkPage() {
	document.getElementById('flights')?.removeAttribute('data-asked');
}
