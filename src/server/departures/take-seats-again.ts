import type { DeparturesConflict } from '#src/contract/bookings/booking.ts';
import type { BookingStatus } from '#src/domain/bookings/booking.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';

import { selectTour } from '../catalog/tours.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/http-error.ts';
import { departuresWithSeats } from './departures-of.ts';
import type { DepartureRow } from './lock-departure.ts';
import { seatsAreGoneAgain } from './seats-gone.ts';
import { seatsTaken } from './taken-seats.ts';

type Booking = {
	status: BookingStatus;
	/** As a moment in ISO 8601. */
	heldUntil: string | null;
	travelers: number;
	now: Date;
};

/**
 * Makes sure that a booking can have its seats, which it may have given back because its hold ended or it was cancelled.
 * @param departure the booking's, locked
 * @throws HttpError 409 with the tour's departures (`DeparturesConflict`) when too few seats are left
 */
export async function takeSeatsAgain(
	transaction: Database,
	departure: DepartureRow,
	{ now, ...booking }: Booking,
): Promise<void> {
	const taken = await seatsTaken(transaction, departure.id, now);
	const seatsLeft = departure.capacity - taken + seatsOf(booking, now);
	if (booking.travelers <= seatsLeft) return;
	const tour = await selectTour(transaction, departure.tourId);
	const conflict: DeparturesConflict = {
		message: seatsAreGoneAgain({
			date: departure.date,
			seatsLeft,
			travellers: booking.travelers,
		}),
		departures: tour === null ? [] : await departuresWithSeats(transaction, tour, now),
	};
	throw new HttpError(409, conflict);
}

/** The seats that a booking has at a moment, as the count of them sees it. */
function seatsOf({ travelers, ...booking }: Omit<Booking, 'now'>, now: Date): number {
	const standing = bookingStanding(booking, now);
	return standing === 'Held' || standing === 'Confirmed' ? travelers : 0;
}
