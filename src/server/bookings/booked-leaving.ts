import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { Leaving } from '#src/domain/bookings/last-sale.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import type { Decided } from '#src/domain/tours/decision.ts';
import { site } from '#src/site.ts';

import { dayLeaving, legLeaving, ownLeaving, tourLeaving } from '../catalog/leaving.ts';
import { selectTour } from '../catalog/tours.ts';
import type { Database } from '../db/database.ts';
import { readRowId } from '../http/route-path.ts';

/** A booking with what it was made of and its departure, as an operation has them. */
export type BookedTrip = {
	transaction: Database;
	before: BookingRecord;
	row: { itemId: string };
	departures: ReadonlyMap<number, Decided>;
};

/**
 * When a booked trip leaves: a flight by its times where the booking has them, a tour by the clocks of its places
 * as they are now, a trip of the desk's own by the desk's.
 */
export async function bookedLeaving({
	transaction,
	before,
	row,
	departures,
}: BookedTrip): Promise<Leaving> {
	const { departureDate, departureId } = before;
	const trip = normaliseBooking(before, site.referencePrefix)?.trip;
	if (trip?.type === 'flight') {
		const [leg] = trip.legs;
		return leg ? legLeaving(leg) : dayLeaving(trip.origin, departureDate);
	}
	const tourId = readRowId(row.itemId);
	const tour = (tourId === null ? null : await selectTour(transaction, tourId)) ?? { places: [] };
	const departure = departureId === null ? undefined : departures.get(departureId);
	return departure
		? tourLeaving(tour, { ...departure, date: departureDate })
		: ownLeaving(tour, departureDate);
}
