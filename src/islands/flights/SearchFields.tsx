import { memo } from 'react';

import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { searchParameters } from '#src/stores/flights/search-fields.ts';
import { changeFlightSearch } from '#src/stores/flights/search.ts';
import { PartyField } from '#src/ui/PartyField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TripDateFields } from '#src/ui/TripDateFields.tsx';
import { useToday } from '#src/ui/use-today.ts';

import { loadCalendar } from './load-calendar.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { useSearchField } from './use-search-field.ts';

/** The fields of a flight search, on the home page and on the flights page. What becomes of the search draws none anew. */
export const SearchFields = memo(() => (
	<>
		<PlaceFields />
		<DateFields />
		<PassengersField />
		<ClassField />
	</>
));

function DateFields() {
	const departure = useSearchField('departureDate');
	const homeward = useSearchField('returnDate');
	const today = useToday();
	return (
		<TripDateFields
			departure={{ name: searchParameters.departureDate, ...departure }}
			homeward={{ name: searchParameters.returnDate, ...homeward }}
			today={today}
			onChange={(end, date) =>
				changeFlightSearch(end === 'departure' ? 'departureDate' : 'returnDate', date)
			}
			loadCalendar={loadCalendar}
		/>
	);
}

function PassengersField() {
	const { value } = useSearchField('passengers');
	return (
		<PartyField
			label="Passengers"
			name={searchParameters.passengers}
			value={value}
			onChange={(party) => changeFlightSearch('passengers', party)}
		/>
	);
}

function ClassField() {
	const { value } = useSearchField('cabinClass');
	return (
		<SelectField
			label="Class"
			name={searchParameters.cabinClass}
			value={value}
			options={cabinClasses}
			onChange={(cabin) => changeFlightSearch('cabinClass', cabin)}
		/>
	);
}
