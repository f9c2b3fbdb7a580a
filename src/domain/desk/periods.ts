import { addDays, type CalendarDate, mondayOf } from '../calendar/calendar-date.ts';
import { firstMomentOf } from '../calendar/time-zones.ts';
import { addMonthsTo, daysOfMonth, monthOfDay } from './month.ts';

/** Days of New York, the first and the last included. */
export type Period = { first: CalendarDate; last: CalendarDate };

/** By what figures are told: weeks begin on Monday. */
export const periodLengths = ['week', 'month'] as const;
export type PeriodLength = (typeof periodLengths)[number];

/** The last `count` weeks or months, the oldest first; that of `today` is the last, and is not over. */
export function lastPeriods(today: CalendarDate, length: PeriodLength, count: number): Period[] {
	return Array.from({ length: count }, (_, index) => {
		const ago = index + 1 - count;
		if (length === 'month') return daysOfMonth(addMonthsTo(monthOfDay(today), ago));
		const first = addDays(mondayOf(today), ago * 7);
		return { first, last: addDays(first, 6) };
	});
}

/** The moments at which some days begin and end in New York; they hold the first alone. */
export function momentsOf({ first, last }: Period): { from: Date; before: Date } {
	const begins = (day: CalendarDate) => new Date(firstMomentOf(`${day}T00:00`, 'America/New_York'));
	return { from: begins(first), before: begins(addDays(last, 1)) };
}
