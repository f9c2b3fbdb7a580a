import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';

import { bookingCalendar, type CalendarOptions } from '../calendar/booking-calendar.ts';
import { bookedDepartureWords } from '../catalog/booked-departure.ts';
import { selectBookedTour } from '../catalog/booked-tour.ts';
import type { Database } from '../db/database.ts';

type TripCalendarOptions = Omit<CalendarOptions, 'tour' | 'tourVersion' | 'leaves'> & {
	confirming?: number;
};

/**
 * The calendar file of a booking, with its tour as it is run and, of one that is not cancelled, whether that leaves; as
 * `bookingCalendar`.
 * @param options.confirming travellers who are about to be confirmed on its departure and are not yet counted
 */
export async function tripCalendar(
	db: Database,
	booking: BookingRecord,
	{ confirming, ...options }: TripCalendarOptions,
): Promise<string | null> {
	const { run, runVersion: tourVersion } = await selectBookedTour(db, booking.id);
	const leaves =
		booking.status === 'Cancelled'
			? ''
			: await bookedDepartureWords(db, booking.departureId, confirming);
	return bookingCalendar(booking, { ...options, tour: run, tourVersion, leaves });
}
