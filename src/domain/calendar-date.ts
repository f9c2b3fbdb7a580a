import { addDays as addDaysToDate, differenceInCalendarDays } from 'date-fns';

/** A day on the calendar, written `yyyy-MM-dd`. It has no time and no zone, and never passes through one. */
export type CalendarDate = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text is a day that exists between the years 1900 and 2100: `2026-02-30` does not. */
export function isCalendarDate(text: string): boolean {
	const [, year, month, day] = (pattern.exec(text) ?? []).map(Number);
	if (year === undefined || month === undefined || day === undefined) return false;
	const date = new Date(year, month - 1, day);
	return year >= 1900 && year <= 2100 && date.getMonth() === month - 1 && date.getDate() === day;
}

/** The day it is at `now` in UTC: the day quotes are dated by. */
export function utcToday(now: Date): CalendarDate {
	return now.toISOString().slice(0, 10);
}

/** The day it is at `now` where the visitor is: the first day a date picker offers. */
export function localToday(now: Date): CalendarDate {
	return write(now);
}

/** The day `count` days after `date`; before it when negative. */
export function addDays(date: CalendarDate, count: number): CalendarDate {
	return write(addDaysToDate(read(date), count));
}

/** How many days `to` lies after `from`; negative when it lies before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
	return differenceInCalendarDays(read(to), read(from));
}

/** The month of the day, 1 for January to 12 for December. */
export function monthOf(date: CalendarDate): number {
	return Number(date.slice(5, 7));
}

/** The day as a local `Date` at midnight, for date pickers and `Intl`, which know nothing else. */
export function read(date: CalendarDate): Date {
	const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
	return new Date(year, month - 1, day);
}

/** The local calendar day of a `Date`: the inverse of `read`. */
export function write(date: Date): CalendarDate {
	const digits = (value: number, length: number) => String(value).padStart(length, '0');
	return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`;
}
