import { addDays, type CalendarDate, mondayOf } from '../calendar/calendar-date.ts';

/** What was booked within one week. */
export type Week = {
	/** The day it begins. */
	monday: CalendarDate;
	bookings: number;
	/** Dollars. */
	value: number;
};

/** The Mondays of the last `count` weeks, the oldest first; the week of `today` is the last. */
export function lastMondays(today: CalendarDate, count: number): CalendarDate[] {
	const last = mondayOf(today);
	return Array.from({ length: count }, (_, index) => addDays(last, (index + 1 - count) * 7));
}

/** Puts together what belongs to each of the weeks; one of which nothing is known has no bookings. */
export function totalWeeks(mondays: readonly CalendarDate[], parts: readonly Week[]): Week[] {
	return mondays.map((monday) => {
		const own = parts.filter((part) => part.monday === monday);
		const cents = own.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
		return {
			monday,
			bookings: own.reduce((sum, { bookings }) => sum + bookings, 0),
			value: cents / 100,
		};
	});
}
