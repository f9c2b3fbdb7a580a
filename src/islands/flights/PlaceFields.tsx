import { useStore } from '@nanostores/react';

import { $airports, loadAirportList } from '#src/stores/flights/airports.ts';
import { searchParameters } from '#src/stores/flights/search-fields.ts';
import { $flightSearch, changeFlightSearch } from '#src/stores/flights/search.ts';
import { AirportField } from '#src/ui/AirportField.tsx';

import { SwapPlaces } from './SwapPlaces.tsx';
import { useRecentSearches } from './use-recent-searches.ts';

/** Where a search goes from and to, and the button that turns the way around. */
export function PlaceFields() {
	const { search, issues } = useStore($flightSearch, { ssr: 'initial' });
	const airports = useStore($airports, { ssr: 'initial' });
	const [RecentSearches, offerRecent] = useRecentSearches();
	const onUse = () => {
		void loadAirportList();
		offerRecent();
	};
	return (
		<div className="ends">
			<AirportField
				label="From"
				name={searchParameters.origin}
				value={search.origin}
				error={issues.origin}
				airports={airports}
				kinds="all"
				onUse={onUse}
				onChange={(value) => changeFlightSearch('origin', value)}
			>
				{RecentSearches && <RecentSearches />}
			</AirportField>
			<SwapPlaces />
			<AirportField
				label="To"
				name={searchParameters.destination}
				value={search.destination}
				error={issues.destination}
				airports={airports}
				kinds="all"
				onUse={onUse}
				onChange={(value) => changeFlightSearch('destination', value)}
			>
				{RecentSearches && <RecentSearches />}
			</AirportField>
		</div>
	);
}
