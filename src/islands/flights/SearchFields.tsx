import { useStore } from '@nanostores/react';

import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { searchParameters } from '#src/stores/flights/search-fields.ts';
import { $flightSearch, changeFlightSearch } from '#src/stores/flights/search.ts';
import { PartyField } from '#src/ui/PartyField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TripDateFields } from '#src/ui/TripDateFields.tsx';
import { useToday } from '#src/ui/use-today.ts';

import { loadCalendar } from './load-calendar.ts';
import { PlaceFields } from './PlaceFields.tsx';

/** The fields of a flight search, on the home page and on the flights page. */
export function SearchFields() {
	const { search, issues } = useStore($flightSearch, { ssr: 'initial' });
	const today = useToday();
	return (
		<>
			<PlaceFields />
			<TripDateFields
				departure={{
					name: searchParameters.departureDate,
					value: search.departureDate,
					error: issues.departureDate,
				}}
				homeward={{
					name: searchParameters.returnDate,
					value: search.returnDate,
					error: issues.returnDate,
				}}
				today={today}
				onChange={(end, date) =>
					changeFlightSearch(end === 'departure' ? 'departureDate' : 'returnDate', date)
				}
				loadCalendar={loadCalendar}
			/>
			<PartyField
				label="Passengers"
				name={searchParameters.passengers}
				value={search.passengers}
				onChange={(value) => changeFlightSearch('passengers', value)}
			/>
			<SelectField
				label="Class"
				name={searchParameters.cabinClass}
				value={search.cabinClass}
				options={cabinClasses}
				onChange={(value) => changeFlightSearch('cabinClass', value)}
			/>
		</>
	);
}
