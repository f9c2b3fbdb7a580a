import type { CalendarDate } from './calendar-date.ts';
import { wallClock } from './wall-clock.ts';

/**
 * The day it is at a moment where the booking desk is: the day that our policies count by. By the clock, not by a format of
 * days: 'en-CA' writes 2026-11-27 in one browser and 11/27/26 in another (ICU 72).
 */
export function newYorkDay(moment: Date): CalendarDate {
	return wallClock('America/New_York', moment).day;
}
