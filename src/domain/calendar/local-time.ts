import { type CalendarDate, daysBetween } from './calendar-date.ts';

/** What the clocks on the wall of an airport show, without their zone: '2026-12-10T20:35'. */
export type LocalTime = string;

/** '8:35 PM'. */
export function formatTime(local: LocalTime): string {
	const hour = Number(local.slice(11, 13));
	return `${hour % 12 || 12}:${local.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The day it is there: '2026-12-10'. */
function dayOfTime(local: LocalTime): CalendarDate {
	return local.slice(0, 10);
}

/** Minutes since midnight there, 0 to 1439. */
export function minuteOfDay(local: LocalTime): number {
	return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
}

/** How many days later the calendar stands on arrival than it stood on departure: −1 across the date line, 0, 1 or 2. */
export function dayShift({
	departsAt,
	arrivesAt,
}: {
	departsAt: LocalTime;
	arrivesAt: LocalTime;
}): number {
	return daysBetween(dayOfTime(departsAt), dayOfTime(arrivesAt));
}

/** '+1' beside a time of the next day, '−1' of the day before, '' of the same. */
export function dayShiftLabel(shift: number): string {
	if (shift === 0) return '';
	return shift > 0 ? `+${shift}` : `−${-shift}`;
}
