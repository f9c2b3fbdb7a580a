import { useStore } from '@nanostores/react';
import { type ComponentType, useState } from 'react';

import { codeInLabel } from '#src/domain/flights/airports.ts';
import { $airports, loadAirportList } from '#src/stores/flights/airports.ts';
import { hasKeptSearches } from '#src/stores/flights/kept-searches.ts';
import { searchParameters } from '#src/stores/flights/search-fields.ts';
import { changeFlightSearch } from '#src/stores/flights/search.ts';
import { logFailure } from '#src/stores/log-failure.ts';
import { AirportField } from '#src/ui/AirportField.tsx';

import { prepareCalendar } from './load-calendar.ts';
import { SwapPlaces } from './SwapPlaces.tsx';
import { useSearchField } from './use-search-field.ts';

/** Where a search goes from and to, and the button that turns the way around. */
export function PlaceFields() {
	return (
		<div className="ends">
			<PlaceField end="origin" label="From" />
			<SwapPlaces />
			<PlaceField end="destination" label="To" />
		</div>
	);
}

function PlaceField({ end, label }: { end: 'origin' | 'destination'; label: string }) {
	const field = useSearchField(end);
	const airports = useStore($airports, { ssr: 'initial' });
	const [RecentSearches, offerRecent] = useRecentSearches();
	return (
		<AirportField
			{...field}
			label={label}
			name={searchParameters[end]}
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
}

/** The list of recent searches, once there are any, and how to ask for it: its code loads then. */
function useRecentSearches(): [ComponentType | null, () => void] {
	const [List, setList] = useState<ComponentType | null>(null);
	const offer = () => {
		if (List || !hasKeptSearches()) return;
		import('./RecentSearches.tsx').then(
			(module) => setList(() => module.RecentSearches),
			// The search works without.
			logFailure,
		);
	};
	return [List, offer];
}
