import { useStore } from '@nanostores/react';
import { useState } from 'react';

import { localToday } from '#src/domain/calendar/calendar-date.ts';
import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { changeDraft } from '#src/stores/desk/phone/draft.ts';
import { $airports, loadAirportList } from '#src/stores/flights/airports.ts';
import {
	type FlightSearch,
	type FlightSearchField,
	flightSearchIssues,
	type FlightSearchIssues,
} from '#src/stores/flights/search-fields.ts';
import { AirportField } from '#src/ui/AirportField.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { PartyField } from '#src/ui/PartyField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useToday } from '#src/ui/use-today.ts';

import type { DraftProps } from './draft-props.ts';
import { FoundFlights } from './FoundFlights.tsx';
import { searchButton } from './use-form-keys.ts';
import { useOffers } from './use-offers.ts';

/** A search as the caller asks, by the engine of the site, and the flights that it finds. */
export function FlightFinder({ draft, wrong }: DraftProps) {
	const { search } = draft;
	const airports = useStore($airports);
	const today = useToday();
	const [found, setFound] = useState<FlightSearchIssues>({});
	const { result, issues: refused } = useOffers(draft.asked);
	const issues = { ...refused, ...found };
	const change = (changes: Partial<FlightSearch>) => {
		const [changed] = Object.keys(changes) as FlightSearchField[];
		if (changed) setFound({ ...found, [changed]: undefined });
		changeDraft({ search: { ...search, ...changes } }, 'trip', 'travellers');
	};
	const find = () => {
		const wrongs = flightSearchIssues(search, localToday(new Date()));
		setFound(wrongs);
		if (Object.keys(wrongs).length === 0) changeDraft({ asked: search, offer: '' }, 'trip');
	};
	const airport = (end: 'origin' | 'destination', label: string) => (
		<AirportField
			label={label}
			name={end}
			value={search[end]}
			error={issues[end]}
			airports={airports}
			kinds="all"
			onUse={() => void loadAirportList()}
			onChange={(value) => change({ [end]: value })}
		/>
	);
	return (
		<div className="grid gap-4">
			<div className="new-booking-search" role="search" aria-label="Flights">
				{airport('origin', 'From')}
				{airport('destination', 'To')}
				<DateField
					label="Departure date"
					name="departure"
					value={search.departureDate}
					error={issues.departureDate}
					earliest={today}
					required
					onChange={(departureDate) => change({ departureDate })}
				/>
				<DateField
					label="Return date"
					name="return"
					value={search.returnDate}
					error={issues.returnDate}
					earliest={search.departureDate || today}
					isOptional
					onChange={(returnDate) => change({ returnDate })}
				/>
				<PartyField
					label="Passengers"
					name="passengers"
					value={search.passengers}
					onChange={(passengers) => change({ passengers })}
				/>
				<SelectField
					label="Class"
					name="class"
					value={search.cabinClass}
					options={cabinClasses}
					onChange={(cabinClass) => change({ cabinClass })}
				/>
				<button
					type="button"
					className="button button-secondary"
					{...searchButton}
					data-wrong={wrong['trip'] ? '' : undefined}
					disabled={result.isFetching}
					onClick={find}
				>
					{result.isFetching ? 'Searching…' : 'Search flights'}
				</button>
			</div>
			<FoundFlights draft={draft} error={wrong['trip']} />
		</div>
	);
}
