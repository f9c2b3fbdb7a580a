import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';

import { bookingCalendar, type CalendarOptions } from '../calendar/booking-calendar.ts';
import { selectBookedTour } from '../catalog/booked-tour.ts';
import type { Database } from '../db/database.ts';

/** The calendar file of a booking with its tour as it is run; as `bookingCalendar`. */
export async function tripCalendar(
	db: Database,
	booking: BookingRecord,
	options: Omit<CalendarOptions, 'tour'>,
): Promise<string | null> {
	const { run } = await selectBookedTour(db, booking.id);
	return bookingCalendar(booking, { ...options, tour: run });
}
