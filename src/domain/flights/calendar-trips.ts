import {
	addDays,
	type CalendarDate,
	dayOf,
	daysBetween,
	isCalendarDate,
} from '../calendar/calendar-date.ts';
import type { TripDates } from './fare-calendar.ts';

/** Which of a trip's two dates is being chosen. */
export type TripEnd = 'departure' | 'return';

/** The dates that a search form holds, '' where there is none yet. */
export type FormDates = { departureDate: string; returnDate: string };

/**
 * The trip that a search would be for if a day were chosen next: the day takes the place of one date and the other stays.
 * null where the two make no trip: no departure yet, or a return before it.
 */
export function tripOfDay(
	day: CalendarDate,
	end: TripEnd,
	{ departureDate, returnDate }: FormDates,
): TripDates | null {
	const trip =
		end === 'departure'
			? { departureDate: day, returnDate: returnDate || null }
			: { departureDate, returnDate: day };
	const isTrip =
		isCalendarDate(trip.departureDate) &&
		(trip.returnDate === null ||
			(isCalendarDate(trip.returnDate) && trip.returnDate >= trip.departureDate));
	return isTrip ? trip : null;
}

/**
 * The days among the cheapest third: as many as a third of them at most, or all that have the lowest price where those
 * are more. Days of one price are marked together or not at all; none where every day costs the same.
 */
export function cheapestThird(prices: ReadonlyMap<CalendarDate, number>): Set<CalendarDate> {
	const sorted = [...prices.values()].toSorted((one, other) => one - other);
	const lowest = sorted.at(0);
	if (lowest === undefined || lowest === sorted.at(-1)) return new Set();
	const most = Math.floor(sorted.length / 3);
	const beyond = sorted[most] ?? Infinity;
	const isCheap = (price: number) => price === lowest || price < beyond;
	return new Set([...prices].filter(([, price]) => isCheap(price)).map(([day]) => day));
}

/** The days of so many months, beginning with the month of a local `Date`. */
export function daysOfMonths(month: Date, count: number): CalendarDate[] {
	const [year, index] = [month.getFullYear(), month.getMonth()];
	const first = dayOf(new Date(year, index, 1));
	const end = dayOf(new Date(year, index + count, 1));
	return Array.from({ length: daysBetween(first, end) }, (_, day) => addDays(first, day));
}
