import { desc, eq, sql } from 'drizzle-orm';

import type { AccountTrip } from '#src/contract/users/account-page.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import {
	type FlightReading,
	normaliseBooking,
	type TourReading,
} from '#src/domain/bookings/record.ts';
import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { departureEnd } from '#src/domain/tours/departure.ts';
import { tripGroup } from '#src/domain/users/trip-group.ts';
import { site } from '#src/site.ts';

import type { Database } from '../db/database.ts';
import { bookings } from '../db/schema.ts';
import { traveller } from '../db/schema/bookings.ts';

/** More than anybody books; the latest are shown. */
const mostTrips = 300;

/** The trips that were booked under an address, in any case and whatever shape they were stored in, the latest first. */
export async function selectTripsOf(
	db: Database,
	{ email, now }: { email: string; now: Date },
): Promise<AccountTrip[]> {
	const rows = await db
		.select({
			reference: bookings.reference,
			type: bookings.type,
			title: bookings.title,
			status: bookings.status,
			heldUntil: bookings.heldUntil,
			travelers: bookings.travelers,
			departureDate: bookings.departureDate,
			totalPrice: bookings.totalPrice,
			details: bookings.details,
		})
		.from(bookings)
		.where(eq(sql`lower(${traveller(bookings.email, 'email')})`, email.toLowerCase()))
		.orderBy(desc(bookings.createdAt), desc(bookings.id))
		.limit(mostTrips);
	return rows.map((row) => tripOf(row, now));
}

type Row = Pick<
	typeof bookings.$inferSelect,
	| 'reference'
	| 'type'
	| 'title'
	| 'status'
	| 'heldUntil'
	| 'travelers'
	| 'departureDate'
	| 'totalPrice'
	| 'details'
>;

function tripOf(row: Row, now: Date): AccountTrip {
	const { reference, type, status, departureDate, totalPrice, travelers } = row;
	const reading = normaliseBooking(row, site.referencePrefix);
	if (!reading) throw new Error('A row of a booking is no record.');
	const heldUntil = row.heldUntil && row.heldUntil.toISOString();
	const { trip } = reading;
	const lastDay =
		trip.type === 'tour'
			? departureEnd(departureDate, trip.duration)
			: isCalendarDate(trip.returnDate)
				? trip.returnDate
				: departureDate;
	return {
		reference,
		type,
		title: row.title || bookedTitle(trip),
		group: tripGroup({ status, lastDay }, newYorkDay(now)),
		standing: bookingStanding({ status, heldUntil }, now),
		heldUntil,
		firstDay: departureDate,
		lastDay,
		travellers: travelers,
		totalPrice,
	};
}

/** What a booked trip is called where its record has no title of its own: 'New York (JFK) to London (LHR)'. */
function bookedTitle(trip: FlightReading | TourReading): string {
	if (trip.type === 'tour') return trip.name || trip.destination || 'Tour';
	return [trip.origin, trip.destination].filter(Boolean).join(' to ') || 'Flight';
}
