import { bookingMessages, type DeparturesConflict } from '#src/contract/bookings/booking.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { departuresOnSale } from '#src/domain/tours/departure-choice.ts';
import { isShownState } from '#src/domain/tours/departure.ts';

import { departuresWithSeats, type TourOfDeparture } from '../catalog/departures-of.ts';
import { seatsTaken } from '../catalog/taken-seats.ts';
import type { Database } from '../db/database.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import { type DepartureRow, lockDepartureOn } from './lock-departure.ts';
import { type Offering, offerSeats } from './offer-seats.ts';
import { seatsAreGone } from './seats-gone.ts';
import { takeOfferedSeats } from './take-offered-seats.ts';

type Wanted = {
	date: CalendarDate;
	travellers: number;
	/** The key of the waiting list's letter, whose seats are then free for this booking. */
	seatKey?: string | undefined;
};

/**
 * Makes sure that a tour's departure has seats for a booking: it stays locked, so that they are there until the booking
 * is stored with the departure's id in the same transaction.
 * @throws HttpError 400 naming the field, for a day on which the tour does not leave or no longer; 409 with the tour's
 *   departures (`DeparturesConflict`) when too few seats are left
 */
export async function takeSeats(
	transaction: Database,
	tour: TourOfDeparture,
	{ date, travellers, seatKey }: Wanted,
	offering: Offering,
): Promise<DepartureRow> {
	const now = offering.now();
	const departure = await lockDepartureOn(transaction, tour.id, date);
	if (departure === null) throw notBookable(bookingMessages.departureNotOffered);
	if (!isShownState(departure.state)) throw notBookable(bookingMessages.departureClosed);
	// What others wait for is not free.
	await offerSeats(transaction, departure, offering);
	if (seatKey !== undefined && seatKey !== '') {
		await takeOfferedSeats(transaction, departure, { seatKey, now });
	}
	const seatsLeft = departure.capacity - (await seatsTaken(transaction, departure.id, now));
	if (travellers <= seatsLeft) return departure;
	const conflict: DeparturesConflict = {
		message: seatsAreGone({ date, seatsLeft, travellers }),
		departures: departuresOnSale(await departuresWithSeats(transaction, tour, now), now),
	};
	throw new HttpError(409, conflict);
}

function notBookable(message: string): HttpError {
	return invalidField('details.departureDate', message);
}
