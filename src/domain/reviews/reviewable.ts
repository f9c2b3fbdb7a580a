import type { BookingStanding } from '../bookings/hold.ts';
import type { BookingReading } from '../bookings/record.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { travelDays, tripPhase } from '../trips/travel-days.ts';

/** Why a trip cannot be reviewed; null where it can. */
export type NotReviewable = 'no tour' | 'not travelled' | 'not over';

/**
 * Whether whoever booked a trip may review it: a confirmed tour that is over.
 * @param trip.departure the record's own day, where its details name none
 * @param trip.tourId the tour of ours that it was; null where it was none
 * @param today by the desk's calendar
 */
export function whyNotReviewable(
	trip: {
		reading: Pick<BookingReading, 'trip'>;
		departure: string;
		standing: BookingStanding;
		tourId: number | null;
	},
	today: CalendarDate,
): NotReviewable | null {
	if (trip.tourId === null) return 'no tour';
	if (trip.standing !== 'Confirmed') return 'not travelled';
	return tripPhase(travelDays(trip.reading, trip.departure), today) === 'over' ? null : 'not over';
}
