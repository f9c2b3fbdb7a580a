import { formatDates } from '#src/domain/calendar/format-date.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

/** What the page of a search's results is called: 'New York (JFK) to London (LHR), Jan 15 – 28, 2027'. */
export function resultsTitle(search: FlightSearch): string {
	const { origin, destination, departureDate, returnDate } = search;
	return `${origin} to ${destination}, ${formatDates(departureDate, returnDate || departureDate)}`;
}
