import { lazily } from '../lazily.ts';
import { type CalendarDate, utcMidnight } from './calendar-date.ts';

const fullDay = lazily(() => dayFormat({ weekday: 'short', year: 'numeric' }));
const shortDay = lazily(() => dayFormat({ weekday: 'short' }));
const plainDay = lazily(() => dayFormat({ year: 'numeric' }));
const longDay = lazily(() => dayFormat({ month: 'long', year: 'numeric' }));
const weekdayInFull = lazily(() => dayFormat({ weekday: 'long', month: 'long', year: 'numeric' }));
const weekdayInShort = lazily(() =>
	dayFormat({ weekday: 'short', month: 'long', year: 'numeric' }),
);
const weekdayOnly = lazily(() => dayFormat({ weekday: 'long', month: 'long' }));
const monthAndDay = lazily(() => dayFormat({}));
const monthAndYear = lazily(() => dayFormat({ month: 'long', day: undefined, year: 'numeric' }));

/** 'Thu, Dec 10, 2026': the day as written, in every time zone. A text that is no day comes back as it is. */
export function formatDate(date: CalendarDate): string {
	return formatDay(date, fullDay);
}

/** 'Thu, Dec 10', where the year is clear. */
export function formatShortDate(date: CalendarDate): string {
	return formatDay(date, shortDay);
}

/** 'April 29, 2025', as in running text. */
export function formatLongDate(date: CalendarDate): string {
	return formatDay(date, longDay);
}

/** 'Tuesday, March 9, 2027', as a screen reader says a day; 'Tue, March 9, 2027' with a short weekday. */
export function formatDateInWords(date: CalendarDate, weekday: 'long' | 'short'): string {
	return formatDay(date, weekday === 'long' ? weekdayInFull : weekdayInShort);
}

/** 'Tuesday, March 9', of a day so near that its year is clear. */
export function formatWeekday(date: CalendarDate): string {
	return formatDay(date, weekdayOnly);
}

/**
 * 'Jan 15 – 28, 2027': what two days have in common is said once. With weekdays 'Fri, Jan 15 – Thu, Jan 28, 2027'. A text
 * that is no day comes back as it is.
 */
export function formatDates(from: CalendarDate, to: CalendarDate, names?: 'weekday'): string {
	const [first, last] = [utcMidnight(from), utcMidnight(to)];
	if (Number.isNaN(first) || Number.isNaN(last)) return `${from} – ${to}`;
	return (names === undefined ? plainDay : fullDay)().formatRange(first, last);
}

/** 'Fri, Jan 15 – Thu, Jan 28', where the year is clear; 'Fri, Jan 15' when both are the same day. */
export function formatShortDates(from: CalendarDate, to: CalendarDate): string {
	return shortDay().formatRange(utcMidnight(from), utcMidnight(to));
}

/** 'Nov 16': as short as a day can be written under a bar. */
export function formatMonthAndDay(date: CalendarDate): string {
	return formatDay(date, monthAndDay);
}

/** 'Mar 10 – 20', where the year is clear; 'Mar 10' when both are the same day. */
export function formatMonthsAndDays(from: CalendarDate, to: CalendarDate): string {
	return monthAndDay().formatRange(utcMidnight(from), utcMidnight(to));
}

/** 'May 15, 2027': a day where its weekday does not matter. */
export function formatPlainDate(date: CalendarDate): string {
	return formatDay(date, plainDay);
}

/** 'March 2027', of a day or of a month as '2027-03'. */
export function formatMonth(date: CalendarDate): string {
	return formatDay(`${date.slice(0, 7)}-01`, monthAndYear);
}

function formatDay(date: CalendarDate, format: () => Intl.DateTimeFormat): string {
	const midnight = utcMidnight(date);
	return Number.isNaN(midnight) ? date : format().format(midnight);
}

function dayFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	return new Intl.DateTimeFormat('en-US', {
		month: 'short',
		day: 'numeric',
		timeZone: 'UTC',
		...options,
	});
}
