import { formatMonthsAndDays } from '#src/domain/calendar/format-date.ts';
import { routeInCodes } from '#src/domain/flights/airports.ts';
import { cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import { parseParty, partyLabel } from '#src/domain/flights/party.ts';
import { emptyFlightSearch, type FlightSearch } from '#src/stores/flights/search-fields.ts';

type Props = {
	search: FlightSearch;
	/** Whether the form under it is shown. */
	isOpen: boolean;
	/** The form. */
	controls: string;
	onToggle: () => void;
};

/** Where a screen has no room for form and results: the search in one line, which opens the form. */
export function SearchLine({ search, isOpen, controls, onToggle }: Props) {
	const { departureDate, returnDate, passengers, cabinClass } = search;
	const party = parseParty(passengers);
	const facts = [
		routeInCodes(search),
		formatMonthsAndDays(departureDate, returnDate || departureDate),
		party && partyLabel(party),
		cabinClass !== emptyFlightSearch.cabinClass && cabinClassLabel(cabinClass),
	];
	return (
		<button
			type="button"
			className="search-line card lg:hidden"
			data-print="no"
			aria-expanded={isOpen}
			aria-controls={controls}
			onClick={onToggle}
		>
			<span>{facts.filter(Boolean).join(' · ')}</span> ·{' '}
			<span className="link">{isOpen ? 'Close' : 'Edit'}</span>
		</button>
	);
}
