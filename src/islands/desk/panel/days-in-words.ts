import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatDates, formatMonth } from '#src/domain/calendar/format-date.ts';
import { daysOfMonth, monthOfDay } from '#src/domain/desk/month.ts';

/** The days that a list is narrowed to: 'in November 2026', 'Nov 16 – 22, 2026'; '' where an address names none. */
export function daysInWords(first = '', last = ''): string {
	if (!isCalendarDate(first) || !isCalendarDate(last)) return '';
	const month = daysOfMonth(monthOfDay(first));
	const isMonth = month.first === first && month.last === last;
	return isMonth ? `in ${formatMonth(monthOfDay(first))}` : formatDates(first, last);
}
