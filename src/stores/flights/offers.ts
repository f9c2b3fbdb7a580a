import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';

import { airportsFor } from './places.ts';
import { answerSearch, type SearchAnswer } from './search-answer.ts';
import type { FlightSearch } from './search-fields.ts';

/**
 * The eight offers for a checked search, which comes back with its airports' names written in full, and what is odd
 * about it; or which airports have to be chosen.
 * @param asked the address that the search was read from, if it was
 * @throws when the airports cannot be loaded
 */
export async function findOffers(
	search: FlightSearch,
	quoteDay: CalendarDate,
	asked: URLSearchParams,
): Promise<SearchAnswer> {
	return answerSearch({ search, quoteDay, asked, airports: await airportsFor(search) });
}
