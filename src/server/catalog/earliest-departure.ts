import { addDays, type CalendarDate, utcToday } from '#src/domain/calendar/calendar-date.ts';

/** The first departure that is not past anywhere: west of Greenwich it may still be the day before UTC's. */
export function earliestDeparture(now: Date): CalendarDate {
	return addDays(utcToday(now), -1);
}
