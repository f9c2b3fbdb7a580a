import type { BookingPageView } from '#src/contract/desk/booking-page.ts';

import { selectBookedTour } from '../../catalog/booked-tour.ts';
import type { Database } from '../../db/database.ts';

/** Which version of its tour a booking bought, and how much of it is different now; null where none was kept. */
export async function boughtOf(
	db: Database,
	bookingId: number,
): Promise<BookingPageView['bought']> {
	const { bought } = await selectBookedTour(db, bookingId);
	return bought && { version: bought.version, changes: bought.changes.length };
}
