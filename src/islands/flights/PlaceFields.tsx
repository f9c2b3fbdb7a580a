import { useStore } from '@nanostores/react';

import { codeInLabel } from '#src/domain/flights/airports.ts';
import { $airports, loadAirportList } from '#src/stores/flights/airports.ts';
import { searchParameters } from '#src/stores/flights/search-fields.ts';
import { $flightSearch, changeFlightSearch } from '#src/stores/flights/search.ts';
import { AirportField } from '#src/ui/AirportField.tsx';

import { prepareCalendar } from './load-calendar.ts';
import { SwapPlaces } from './SwapPlaces.tsx';
import { useRecentSearches } from './use-recent-searches.ts';

/** Where a search goes from and to, and the button that turns the way around. */
export function PlaceFields() {
	const { search, issues } = useStore($flightSearch, { ssr: 'initial' });
	const airports = useStore($airports, { ssr: 'initial' });
	const [RecentSearches, offerRecent] = useRecentSearches();
	const fieldOf = (end: 'origin' | 'destination', label: string) => (
		<AirportField
			label={label}
			name={searchParameters[end]}
			value={search[end]}
			error={issues[end]}
			airports={airports}
			kinds="all"
			onUse={() => {
				void loadAirportList();
				offerRecent();
			}}
			onChange={(value) => {
				changeFlightSearch(end, value);
				// The dates come next.
				if (codeInLabel(value)) prepareCalendar();
			}}
		>
			{RecentSearches && <RecentSearches />}
		</AirportField>
	);
	return (
		<div className="ends">
			{fieldOf('origin', 'From')}
			<SwapPlaces />
			{fieldOf('destination', 'To')}
		</div>
	);
}
