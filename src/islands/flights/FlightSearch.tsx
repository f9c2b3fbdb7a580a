import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import type { FlightDeal } from '#src/contract/catalog/catalog.ts';
import { $flightResults, openFlightSearch } from '#src/stores/flights/results.ts';
import { readFlightSearch } from '#src/stores/flights/search-fields.ts';
import { withEntered } from '#src/stores/flights/search.ts';

import { showList } from '../catalog/show-list.ts';
import { AllDeals } from './AllDeals.tsx';
import { RefusedSearch } from './RefusedSearch.tsx';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';

type Props = {
	/** Every deal as the page was built. */
	deals: FlightDeal[];
};

/** The search form, and under it the results of the search in the address, or the deals. */
export function FlightSearch({ deals }: Props) {
	const results = useStore($flightResults, { ssr: 'initial' });
	useEffect(() => {
		const { search, asked } = searchOfAddress();
		void openFlightSearch(withEntered(search), new Date(), asked);
		showList();
		const reopen = () => {
			const again = searchOfAddress();
			void openFlightSearch(again.search, new Date(), again.asked);
		};
		addEventListener('popstate', reopen);
		return () => removeEventListener('popstate', reopen);
	}, []);

	return (
		<div className="grid gap-12">
			<SearchForm />
			{results.state === 'refused' && <RefusedSearch results={results} />}
			{results.state === 'opening' || results.state === 'none' || results.state === 'refused' ? (
				<AllDeals snapshot={deals} isWanted={results.state !== 'opening'} />
			) : (
				<Results results={results} />
			)}
		</div>
	);
}

function searchOfAddress() {
	const asked = new URLSearchParams(location.search);
	return { search: readFlightSearch(asked), asked };
}
