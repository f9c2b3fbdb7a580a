import type { CalendarDate } from '../calendar/calendar-date.ts';
import { formatShortDate } from '../calendar/format-date.ts';
import type { FlightOffer } from './offer.ts';

/**
 * What to say where a way back cannot leave on the day asked, for the way out lands too late; null where each can, and
 * one way.
 */
export function returnRemark(
	offers: readonly FlightOffer[],
	asked: CalendarDate | null,
): string | null {
	if (asked === null) return null;
	const days = offers.flatMap(({ legs: [, homeward] }) => (homeward ? [homeward.date] : []));
	const late = [...new Set(days.filter((day) => day !== asked))].toSorted();
	if (late.length === 0) return null;
	const flights = days.includes(asked) ? 'Some outward flights land' : 'The outward flights land';
	const possible = late.map(formatShortDate).join(' or ');
	return `${flights} too late to return on ${formatShortDate(asked)}: the way back leaves on ${possible}, the first day possible.`;
}
