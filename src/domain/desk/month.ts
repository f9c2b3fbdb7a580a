import { type CalendarDate, addDays } from '../calendar/calendar-date.ts';

/** A month in New York: '2026-11'. */
export type Month = string;

/** Whether a text is a month between the years 2000 and 2099. */
export function isMonth(text: string): boolean {
	return /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
}

/** The month of a day. */
export function monthOfDay(day: CalendarDate): Month {
	return day.slice(0, 7);
}

/** The month that lies so many months after another, or before. */
export function addMonthsTo(month: Month, count: number): Month {
	const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
	return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The first and the last day of a month. */
export function daysOfMonth(month: Month): { first: CalendarDate; last: CalendarDate } {
	return { first: `${month}-01`, last: addDays(`${addMonthsTo(month, 1)}-01`, -1) };
}
