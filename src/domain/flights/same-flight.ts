import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { FlightOffer, FlightQuery } from './offer.ts';
import { numberInId, offerId } from './quote.ts';
import { offerFromId } from './simulator.ts';
import type { ServiceSources } from './timetable/services.ts';

/**
 * The same flights, by their numbers, on the days of a search; null where they do not leave on them.
 * @param numbers of the way out and, where there is one, of the way back: 'BR 214'
 * @param quoteDay the day of their price, in UTC
 */
export function sameFlightOn(
	query: FlightQuery,
	numbers: readonly string[],
	{ quoteDay, ...sources }: ServiceSources & { quoteDay: CalendarDate },
): FlightOffer | null {
	const [outward, homeward = null] = numbers.map(numberInId);
	if (outward === undefined) return null;
	return offerFromId(offerId({ query, quoteDay, outward, homeward }), sources);
}
