import { type CalendarDate, utcMidnight } from '#src/domain/calendar/calendar-date.ts';

import { countMissedPlaces, gazetteerFor, meantAtHome } from './places.ts';
import { answerSearch, type SearchAnswer } from './search-answer.ts';
import type { FlightSearch } from './search-fields.ts';

/**
 * The eight offers for a checked search, which comes back with its airports' names written in full, and what is odd
 * about it; or which airports have to be chosen.
 * @param quoteDay today in UTC
 * @param asked the address that the search was read from, which means the same to everybody; null where it was typed here
 * @throws when the airports cannot be loaded
 */
export async function findOffers(
	typed: FlightSearch,
	quoteDay: CalendarDate,
	asked: URLSearchParams | null,
): Promise<SearchAnswer> {
	const gazetteer = await gazetteerFor(typed);
	const today = new Date(utcMidnight(quoteDay));
	const search = asked ? typed : meantAtHome(typed, gazetteer, today);
	const answer = answerSearch({
		search,
		quoteDay,
		asked: asked ?? new URLSearchParams(),
		...gazetteer,
	});
	// Neither what a link asks for is a visitor's wish, nor what the desk types.
	if ('issues' in answer && !asked) countMissedPlaces(search, gazetteer);
	return answer;
}
