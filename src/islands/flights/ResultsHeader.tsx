import { formatDates } from '#src/domain/calendar/format-date.ts';
import { cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import { parseParty, partyLabel } from '#src/domain/flights/party.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

type Props = { search: FlightSearch };

/** What was searched for, in words: heard, and read on paper. On a screen the form over it says it, or its line. */
export function ResultsHeader({ search }: Props) {
	const { origin, destination, departureDate, returnDate, passengers, cabinClass } = search;
	const party = parseParty(passengers);
	const facts = [
		`${formatDates(departureDate, returnDate || departureDate)}${returnDate ? '' : ', one way'}`,
		party && partyLabel(party),
		cabinClassLabel(cabinClass),
	];
	return (
		<header className="results-header">
			<h2 id="results-heading" tabIndex={-1}>
				{origin} to {destination}
			</h2>
			<p>{facts.filter(Boolean).join(' · ')}</p>
		</header>
	);
}
