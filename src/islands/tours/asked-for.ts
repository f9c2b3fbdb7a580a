import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { departuresFrom, type TourFilter, tourLengths } from '#src/domain/tours/filter.ts';

/** What a filter asks for, in words that follow 'Tours': 'for “Peru”, 4–7 days, leaving from Sat, May 15, 2027'. */
export function askedFor({ destination, duration, from }: TourFilter): string {
	const length = tourLengths.find(({ value }) => value === duration);
	return [
		destination.trim() && `for “${destination.trim()}”`,
		duration && `of ${length?.label}`,
		from && `leaving from ${formatDate(from)}`,
	]
		.filter(Boolean)
		.join(', ');
}

/**
 * What may help where a filter leaves no tour.
 * @param departures the days on which tours leave
 */
export function nothingFor({ from }: TourFilter, departures: readonly CalendarDate[]): string {
	const last = departures.at(-1);
	const isTooLate = from !== '' && last && departuresFrom(departures, from).length === 0;
	return isTooLate
		? `The last departure on sale is ${formatDate(last)}. An earlier day has every tour.`
		: 'Another length or a wider place may have some. Or tell us what you have in mind, and we put a tour together for you.';
}
