import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { Leaving } from '#src/domain/bookings/last-sale.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { site } from '#src/site.ts';

import { dayLeaving, legLeaving, tourLeaving } from '../catalog/leaving.ts';
import { selectTour } from '../catalog/tours.ts';
import type { Database } from '../db/database.ts';
import { readRowId } from '../http/route-path.ts';

/**
 * When a booked trip leaves: a flight by its times where the booking has them, a tour by the clocks of its places as they
 * are now, a trip of the desk's own by the desk's.
 */
export async function bookedLeaving(
	db: Database,
	booking: BookingRecord,
	itemId: string,
): Promise<Leaving> {
	const { departureDate } = booking;
	const trip = normaliseBooking(booking, site.referencePrefix)?.trip;
	if (trip?.type === 'flight') {
		const [leg] = trip.legs;
		return leg ? legLeaving(leg) : dayLeaving(trip.origin, departureDate);
	}
	const tourId = readRowId(itemId);
	const tour = tourId === null ? null : await selectTour(db, tourId);
	return tourLeaving(tour ?? { places: [] }, departureDate);
}
