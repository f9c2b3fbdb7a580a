import {
	addDays,
	type CalendarDate,
	daysBetween,
	mondayOf,
	weekdayOf,
} from '../calendar/calendar-date.ts';

/** The most departures that are added at once: every week of more than three years. */
export const mostDatesOfSeries = 200;

/** How often a tour can leave; the first is a single time. */
export const seriesSteps = ['once', 'week', '2 weeks', 'month', 'year'] as const;
export type SeriesStep = (typeof seriesSteps)[number];

/** Days on which a tour leaves again and again. */
export type Series = {
	/** The first day it may leave on. */
	from: CalendarDate;
	/** The last one, which may be a day of the series itself; what is before `from` makes no series. Unused for 'once'. */
	to: CalendarDate;
	every: SeriesStep;
	/** For weeks: the days of the week, 1 for Monday to 7 for Sunday; none of them stands for the weekday of `from`. */
	weekdays?: readonly number[];
};

/**
 * The days of a series, the soonest first. A month or a year that has no such day (a 31st, February 29) has its last day
 * instead. Weeks begin on Monday.
 * @returns at most one more than `mostDatesOfSeries`: too many are known by that, and a series of centuries costs nothing
 */
export function seriesOf({ from, to, every, weekdays = [] }: Series): CalendarDate[] {
	if (every === 'once') return [from];
	const steps =
		every === 'month' || every === 'year' ? months(from, every) : weeks(from, every, weekdays);
	const days: CalendarDate[] = [];
	for (const day of steps) {
		if (day > to || days.length > mostDatesOfSeries) break;
		days.push(day);
	}
	return days;
}

function* weeks(
	from: CalendarDate,
	every: 'week' | '2 weeks',
	weekdays: readonly number[],
): Generator<CalendarDate> {
	const chosen =
		weekdays.length > 0 ? weekdays.toSorted((one, other) => one - other) : [weekdayOf(from)];
	const step = every === 'week' ? 7 : 14;
	for (let monday = mondayOf(from); ; monday = addDays(monday, step)) {
		for (const weekday of chosen) {
			const day = addDays(monday, weekday - 1);
			if (daysBetween(from, day) >= 0) yield day;
		}
	}
}

// Counted from the first day, and not from the one before: after a short month it is the 31st again.
function* months(from: CalendarDate, every: 'month' | 'year'): Generator<CalendarDate> {
	const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
	const step = every === 'month' ? 1 : 12;
	for (let count = month - 1; ; count += step) {
		yield dayWithin(year + Math.floor(count / 12), (count % 12) + 1, day);
	}
}

function dayWithin(year: number, month: number, day: number): CalendarDate {
	const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
	return [year, two(month), two(Math.min(day, last))].join('-');
}

function two(number: number): string {
	return String(number).padStart(2, '0');
}
