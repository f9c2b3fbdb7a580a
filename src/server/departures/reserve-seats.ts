import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { DeparturesConflict } from '#src/contract/bookings/booking.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';

import { departuresWithSeats } from '../catalog/departures-of.ts';
import { seatsTaken } from '../catalog/taken-seats.ts';
import { selectTour } from '../catalog/tours.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { DepartureRow } from './lock-departure.ts';
import { type Offering, offerSeats } from './offer-seats.ts';
import { departureCalledOff, seatsAreGoneAgain, seatsAreMissing } from './seats-gone.ts';

/** What of a booking says how many seats it has, and of which departure. */
export type Seated = Pick<BookingRecord, 'status' | 'heldUntil' | 'travelers' | 'departureId'>;

type Reserving = {
	before: Seated;
	after: Seated;
	at: Date;
	/** Seats that are kept for it there, and counted as taken. */
	kept: number;
};

/**
 * Makes sure that a booking can have the seats that it takes more of a departure than it has: what others wait for is
 * not free.
 * @param departure locked
 * @throws HttpError 409 where it was called off; 409 with the tour's departures (`DeparturesConflict`) when too few seats are left
 */
export async function reserveSeats(
	transaction: Database,
	departure: DepartureRow,
	{ before, after, at, kept }: Reserving,
	offering: Offering,
): Promise<void> {
	const more = seatsOf(after, departure.id, at) - seatsOf(before, departure.id, at);
	if (more > 0 && departure.state === 'called off') {
		throw new HttpError(409, { message: departureCalledOff });
	}
	const needed = more - kept;
	if (needed <= 0) return;
	await offerSeats(transaction, departure, offering);
	const seatsLeft = departure.capacity - (await seatsTaken(transaction, departure.id, at));
	if (needed <= seatsLeft) return;
	const tour = await selectTour(transaction, departure.tourId);
	const hadThem = before.departureId === departure.id && needed === after.travelers;
	const said = { date: departure.date, seatsLeft, travellers: needed };
	const conflict: DeparturesConflict = {
		message: hadThem ? seatsAreGoneAgain(said) : seatsAreMissing(said),
		departures: tour === null ? [] : await departuresWithSeats(transaction, tour, at),
	};
	throw new HttpError(409, conflict);
}

/** The seats that a booking has of a departure at a moment, as the count of them sees it. */
export function seatsOf(booking: Seated, departureId: number, at: Date): number {
	if (booking.departureId !== departureId) return 0;
	const standing = bookingStanding(booking, at);
	return standing === 'Held' || standing === 'Confirmed' ? booking.travelers : 0;
}
