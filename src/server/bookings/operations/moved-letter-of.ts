import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';

import type { Database } from '../../db/database.ts';
import type { NewLetter } from '../../mail/letter.ts';
import { bookingMoved } from '../../mail/letters/booking-moved.ts';
import { tripCalendar } from '../trip-calendar.ts';

/** The letter to the customer of a booking that leaves on another day; null where there is no address to write to. */
export async function movedLetterOf(
	db: Database,
	before: BookingRecord,
	after: BookingRecord,
	siteUrl: string,
): Promise<NewLetter | null> {
	const isTold = after.status === 'Confirmed';
	const joining = { siteUrl, confirming: after.travelers };
	const calendar = isTold ? await tripCalendar(db, after, joining) : null;
	return bookingMoved(before, after, { siteUrl, calendar });
}
