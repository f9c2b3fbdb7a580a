import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as daysAfter } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';

/** A day on the calendar, written `yyyy-MM-dd`. It has no time and no zone, and never passes through one. */
export type CalendarDate = string;

const pattern = /^\d{4}-\d{2}-\d{2}$/;
const earliest = '1900-01-01';
const latest = '2100-12-31';
/** Of a day in UTC, in milliseconds. */
const dayLength = 86_400_000;

/** Whether the text is a day that exists between the years 1900 and 2100: `2026-02-30` does not. */
export function isCalendarDate(text: string): boolean {
	if (!pattern.test(text) || text < earliest || text > latest) return false;
	const midnight = utcMidnight(text);
	return !Number.isNaN(midnight) && utcDay(new Date(midnight)) === text;
}

/** The day it is at `now` in UTC: the day quotes are dated by. */
export function utcToday(now: Date): CalendarDate {
	return utcDay(now);
}

/** The day it is at `now` where the visitor is: the first day a date picker offers. */
export function localToday(now: Date): CalendarDate {
	return dayOf(now);
}

// Days are counted in UTC, where each has 24 hours: in local time some days do not exist at all
// (30 December 2011 in Samoa) and some have no midnight.

/** The day `count` days after `date`; before it when negative. */
export function addDays(date: CalendarDate, count: number): CalendarDate {
	return dayOf(daysAfter(inUtc(date), count));
}

/** How many days `to` lies after `from`; negative when it lies before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
	return (utcMidnight(to) - utcMidnight(from)) / dayLength;
}

/** The Monday of the day's week. */
export function mondayOf(date: CalendarDate): CalendarDate {
	return dayOf(startOfISOWeek(inUtc(date)));
}

/** The month of the day, 1 for January to 12 for December. */
export function monthOf(date: CalendarDate): number {
	return Number(date.slice(5, 7));
}

/** The day of the week, 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
	return new Date(utcMidnight(date)).getUTCDay() || 7;
}

/** The moment the day begins in UTC, in milliseconds: what `Intl` needs to write it in UTC. */
export function utcMidnight(date: CalendarDate): number {
	return Date.parse(`${date}T00:00:00Z`);
}

/** The day as a local `Date` at midnight, for date pickers, which know nothing else. */
export function localMidnight(date: CalendarDate): Date {
	const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
	return new Date(year, month - 1, day);
}

/** The day of a `Date` in the zone it is kept in, the local one but for `UTCDate`: the inverse of `localMidnight`. */
export function dayOf(date: Date): CalendarDate {
	return formatISO(date, { representation: 'date' });
}

function utcDay(moment: Date): CalendarDate {
	return dayOf(new UTCDateMini(moment));
}

function inUtc(date: CalendarDate): Date {
	return new UTCDateMini(utcMidnight(date));
}
