import { type NewBooking, newBookingMessages } from '#src/contract/desk/new-booking.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { birthDateProblem } from '#src/domain/trips/traveller-age.ts';
import { type TripSeat, tripSeats } from '#src/domain/trips/trip-seats.ts';
import { site } from '#src/site.ts';

import type { Database } from '../db/database.ts';
import { travellers } from '../db/schema.ts';
import { invalidField } from '../http/http-error.ts';
import type { StoredBooking } from './store-booking.ts';

type Named = NewBooking['travellers'];

/**
 * Stores who travels, as far as the caller said it: what is missing can be said on the page of the trip, by the rules of
 * that page.
 * @param named by seats, from the lead's on
 * @throws HttpError 400 at `travellers`, or at a birth date that cannot be of whoever has the seat
 */
export async function nameTravellers(
	transaction: Database,
	booking: StoredBooking,
	named: Named,
	now: Date,
): Promise<void> {
	const seats = seatsOf(booking);
	if (named.length > seats.length)
		throw invalidField('travellers', newBookingMessages.tooManyNamed);
	const rows = seats.flatMap((place, index) => {
		const person = named[index];
		if (!person) return [];
		refuseBirthDate(place, person, { departure: booking.departureDate, today: newYorkDay(now) });
		return [{ ...person, bookingId: booking.id, seat: place.seat, createdAt: now, updatedAt: now }];
	});
	if (rows.length > 0) await transaction.insert(travellers).values(rows);
}

function seatsOf(booking: StoredBooking): TripSeat[] {
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (!reading) throw new TypeError('A row of a booking is no record.');
	return tripSeats(reading);
}

function refuseBirthDate(
	place: TripSeat,
	{ birthDate }: NonNullable<Named[number]>,
	days: { departure: string; today: string },
): void {
	if (birthDate === null) return;
	const field = `travellers.${place.seat - 1}.birthDate`;
	if (!place.asksBirthDate) {
		throw invalidField(field, 'No birth date is asked of this traveler.');
	}
	const problem = birthDateProblem(place, { birthDate, ...days });
	if (problem !== null) throw invalidField(field, problem);
}
