import type { BookingStanding } from '../bookings/hold.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { newYorkDay } from '../calendar/new-york-day.ts';

/** So many days before departure everything has to be known of everybody who travels. */
export const travellerDays = 14;

/** The day, in New York, from which a trip's travellers must be complete. */
export function travellersDueDay(departure: CalendarDate): CalendarDate {
	return addDays(departure, -travellerDays);
}

/** Whether that day has come. */
export function areTravellersDue(departure: CalendarDate, now: Date): boolean {
	return newYorkDay(now) >= travellersDueDay(departure);
}

/** Why nobody can be named any more, in words for who booked; null while they can. */
export function travellersClosed(
	{ standing, departure }: { standing: BookingStanding; departure: CalendarDate },
	now: Date,
): string | null {
	if (standing === 'Cancelled') return 'This booking is cancelled: nobody can be named any more.';
	if (standing === 'Expired') {
		return 'The hold of this booking has ended. Please call us to book it again before you name who travels.';
	}
	if (newYorkDay(now) <= departure) return null;
	return 'This trip has begun. Please call us if something about its travelers is wrong.';
}
