import { useStore } from '@nanostores/react';

import { passengerPresets } from '#src/domain/bookings/party.ts';
import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { searchParameters } from '#src/stores/flights/search-fields.ts';
import { $flightSearch, changeFlightSearch } from '#src/stores/flights/search.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useToday } from '#src/ui/use-today.ts';

import { PlaceFields } from './PlaceFields.tsx';

/** The fields of a flight search, on the home page and on the flights page. */
export function SearchFields() {
	const { search, issues } = useStore($flightSearch, { ssr: 'initial' });
	const today = useToday();
	const { departureDate } = search;
	return (
		<>
			<PlaceFields />
			<DateField
				label="Departure date"
				name={searchParameters.departureDate}
				value={departureDate}
				error={issues.departureDate}
				required
				earliest={today}
				onChange={(value) => changeFlightSearch('departureDate', value)}
			/>
			<DateField
				label="Return date"
				name={searchParameters.returnDate}
				value={search.returnDate}
				error={issues.returnDate}
				isOptional
				earliest={today && departureDate > today ? departureDate : today}
				onChange={(value) => changeFlightSearch('returnDate', value)}
			/>
			<SelectField
				label="Passengers"
				name={searchParameters.passengers}
				value={search.passengers}
				options={passengerPresets}
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
