import { asc, eq } from 'drizzle-orm';

import type { TripView } from '#src/contract/trips/trip-view.ts';
import type { Traveller } from '#src/contract/trips/trip.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { site } from '#src/site.ts';

import { refundableBooking } from '../admin/bookings/booking-refund.ts';
import type { Database } from '../db/database.ts';
import { travellers } from '../db/schema.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { selectTripMessages } from './messages-of.ts';
import type { OpenTrip } from './trip-access.ts';

/** All that the page of an open trip is drawn from. */
export async function tripView(
	{ db, now: clock }: Pick<Dependencies, 'db' | 'now'>,
	{ booking, access, openedBy }: OpenTrip,
): Promise<TripView> {
	const now = clock();
	const reading = normaliseBooking(booking, site.referencePrefix);
	const isReader = openedBy === 'key' && !access.mayChange;
	if (!reading) throw new Error('A row of a booking is no record.');
	return {
		record: booking,
		reading,
		standing: bookingStanding(booking, now),
		refundable: await refundableBooking(db, booking),
		access: { ...access, openedBy },
		travellers: await selectTravellers(db, booking.id),
		messages: isReader ? [] : await selectTripMessages(db, booking.id),
		now,
		attempt: crypto.randomUUID(),
		problem: null,
		done: null,
		isCancelling: false,
	};
}

/** Who has the seats of a booking, in the order of these. */
export function selectTravellers(db: Database, bookingId: number): Promise<Traveller[]> {
	const { seat, name, birthDate, needs } = travellers;
	return db
		.select({ seat, name, birthDate, needs })
		.from(travellers)
		.where(eq(travellers.bookingId, bookingId))
		.orderBy(asc(seat));
}
