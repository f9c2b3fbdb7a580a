import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import type { DeparturesConflict } from '#src/contract/bookings/booking.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';

import { selectTour } from '../../catalog/tours.ts';
import type { Database } from '../../db/database.ts';
import { departuresWithSeats } from '../../departures/departures-of.ts';
import type { DepartureRow } from '../../departures/lock-departure.ts';
import { type Offering, offerSeats } from '../../departures/offer-seats.ts';
import { seatsTaken } from '../../departures/taken-seats.ts';
import { HttpError } from '../../http/http-error.ts';

/** What of a booking says how many seats it has, and of which departure. */
export type Seated = Pick<BookingRecord, 'status' | 'heldUntil' | 'travelers' | 'departureId'>;

type Claim = { before: Seated; after: Seated; at: Date };

/**
 * Makes sure that a booking can have the seats that it takes more of a departure than it has: what others wait for is
 * not free.
 * @param departure locked
 * @throws HttpError 409 with the tour's departures (`DeparturesConflict`) when too few seats are left
 */
export async function claimSeats(
	transaction: Database,
	departure: DepartureRow,
	{ before, after, at }: Claim,
	offering: Offering,
): Promise<void> {
	const needed = seatsOf(after, departure.id, at) - seatsOf(before, departure.id, at);
	if (needed <= 0) return;
	await offerSeats(transaction, departure, offering);
	const left = departure.capacity - (await seatsTaken(transaction, departure.id, at));
	if (needed <= left) return;
	const tour = await selectTour(transaction, departure.tourId);
	const conflict: DeparturesConflict = {
		message: seatsAreMissing(departure.date, Math.max(left, 0), needed),
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

function seatsAreMissing(date: string, left: number, needed: number): string {
	const are =
		left === 0 ? 'No seats are' : left === 1 ? 'Only 1 seat is' : `Only ${left} seats are`;
	const seats = needed === 1 ? '1 is' : `${needed} are`;
	return `${are} left on ${formatLongDate(date)}, and ${seats} needed. Nothing was changed.`;
}
