import { localToday } from '#src/domain/calendar/calendar-date.ts';
import type { TripEnd } from '#src/domain/flights/calendar-trips.ts';
import { logFailure } from '#src/stores/log-failure.ts';

/**
 * Fetches the calendar of the search form and, where one of its dates is likely to be chosen next, looks up the prices that
 * it will show: then they stand there as it opens.
 * @param next null where a calendar is open already, which asks for itself
 */
export async function loadCalendar(next: TripEnd | null) {
	const { TripCalendar, askAhead } = await import('./TripCalendar.tsx');
	if (next) askAhead(next, localToday(new Date()));
	return TripCalendar;
}

/** For whoever is on the way to the dates. Opening the calendar tries again where this fails. */
export function prepareCalendar(): void {
	loadCalendar('departure').catch(logFailure);
}
