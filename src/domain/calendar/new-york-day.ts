import { lazily } from '../lazily.ts';
import type { CalendarDate } from './calendar-date.ts';

// Written as Canada writes days: yyyy-MM-dd.
const day = lazily(
	() => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'America/New_York' }),
);

/** The day it is at a moment where the booking desk is: the day that our policies count by. */
export function newYorkDay(moment: Date): CalendarDate {
	return day().format(moment);
}
