import { useStore } from '@nanostores/react';

import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { $airports, loadAirportList } from '#src/stores/flights/airports.ts';
import { searchParameters } from '#src/stores/flights/search-fields.ts';
import { $flightSearch, changeFlightSearch } from '#src/stores/flights/search.ts';
import { AirportField } from '#src/ui/AirportField.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { PartyField } from '#src/ui/PartyField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useToday } from '#src/ui/use-today.ts';

/** The fields of a flight search, on the home page and on the flights page. */
export function SearchFields() {
	const { search, issues } = useStore($flightSearch, { ssr: 'initial' });
	const airports = useStore($airports, { ssr: 'initial' });
	const today = useToday();
	const { departureDate } = search;
	return (
		<>
			<AirportField
				className="col-span-full sm:col-span-1"
				label="From"
				name={searchParameters.origin}
				value={search.origin}
				error={issues.origin}
				airports={airports}
				onUse={loadAirportList}
				onChange={(value) => changeFlightSearch('origin', value)}
			/>
			<AirportField
				className="col-span-full sm:col-span-1"
				label="To"
				name={searchParameters.destination}
				value={search.destination}
				error={issues.destination}
				airports={airports}
				onUse={loadAirportList}
				onChange={(value) => changeFlightSearch('destination', value)}
			/>
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
