import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { wallClock } from '#src/domain/calendar/wall-clock.ts';
import { site } from '#src/site.ts';

/** The last day on which something is sold, by the desk's calendar: search engines are told days. */
export function lastDay({ soldUntil }: { soldUntil: string }): CalendarDate {
	return wallClock(site.timeZone, new Date(soldUntil)).day;
}
