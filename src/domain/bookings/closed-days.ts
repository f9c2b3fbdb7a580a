import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { formatLongDate } from '../calendar/format-date.ts';
import type { DeskHours } from './desk-hours.ts';

/**
 * The days of the coming year on which the desk is closed whatever its hours say, in words: 'Christmas Day, December 25, 2026'.
 * @param today in the desk's time zone
 */
export function closedDays(
	{ holidays }: Pick<DeskHours, 'holidays'>,
	today: CalendarDate,
): string[] {
	const end = addDays(today, 365);
	return holidays
		.filter(({ day }) => day >= today && day < end)
		.toSorted((one, other) => one.day.localeCompare(other.day))
		.map(({ day, name }) => `${name}, ${formatLongDate(day)}`);
}
