import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { DepartureMove } from '#src/contract/desk/move.ts';
import { totalWithRoom } from '#src/domain/bookings/room-price.ts';
import { readRoom } from '#src/domain/bookings/room.ts';
import { movedPrice } from '#src/domain/desk/moved-price.ts';

import { departuresWithSeats } from '../../catalog/departures-of.ts';
import { selectTour } from '../../catalog/tours.ts';
import type { Database } from '../../db/database.ts';
import { readRowId } from '../../http/route-path.ts';

/** The departures of a booking's tour, with what it would cost there; none of a tour that is no longer offered. */
export async function departureMoves(
	db: Database,
	booking: BookingRecord,
	itemId: string,
	now: Date,
): Promise<DepartureMove[]> {
	const tourId = readRowId(itemId);
	const tour = tourId === null ? null : await selectTour(db, tourId);
	if (!tour) return [];
	const room = readRoom(booking.details['room']);
	const departures = await departuresWithSeats(db, tour, now);
	return departures.map(({ price, ...departure }) => {
		const quoted = totalWithRoom(price, booking.travelers, room);
		const { totalPrice: total } = movedPrice(booking, quoted);
		return { ...departure, quoted, total };
	});
}
