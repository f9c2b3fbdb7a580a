import type { BookingStatus } from '../bookings/booking.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';

/** In which of their lists travellers look for a trip, in the order of these. */
export const tripGroups = ['upcoming', 'past', 'cancelled'] as const;
export type TripGroup = (typeof tripGroups)[number];

/**
 * The list of a trip on a day: until its last day is over it is upcoming, whatever became of its hold.
 * @param lastDay '' where the record has no date: nobody knows that it is over
 */
export function tripGroup(
	{ status, lastDay }: { status: BookingStatus; lastDay: CalendarDate },
	today: CalendarDate,
): TripGroup {
	if (status === 'Cancelled') return 'cancelled';
	return lastDay !== '' && lastDay < today ? 'past' : 'upcoming';
}

/** Trips as their list has them: the next one first, and of those that are over the last one. */
export function inTripOrder<Trip extends { firstDay: CalendarDate }>(
	group: TripGroup,
	trips: readonly Trip[],
): Trip[] {
	const along = group === 'upcoming' ? 1 : -1;
	return trips.toSorted((one, other) => along * one.firstDay.localeCompare(other.firstDay));
}
