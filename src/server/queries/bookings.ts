import { eq } from 'drizzle-orm';

import type { BookingReceipt } from '#src/contract/bookings.ts';

import type { Database } from '../db/client.ts';
import { bookings } from '../db/schema.ts';

export type NewBooking = typeof bookings.$inferInsert;

/** A stored booking as its traveller is told of it, and the body it was made from. */
export type StoredBooking = { receipt: BookingReceipt; bodyHash: string | null };

/** The booking that an attempt left, or null. */
export async function selectBookingOfAttempt(
	db: Database,
	attemptId: string,
): Promise<StoredBooking | null> {
	const [row] = await db.select(columns).from(bookings).where(eq(bookings.attemptId, attemptId));
	return row ? stored(row) : null;
}

/** Stores a booking; null when its attempt or its reference is taken. */
export async function insertBooking(
	db: Database,
	booking: NewBooking,
): Promise<StoredBooking | null> {
	const [row] = await db.insert(bookings).values(booking).onConflictDoNothing().returning(columns);
	return row ? stored(row) : null;
}

const columns = {
	bookingId: bookings.reference,
	type: bookings.type,
	title: bookings.title,
	status: bookings.status,
	travelers: bookings.travelers,
	departureDate: bookings.departureDate,
	totalPrice: bookings.totalPrice,
	bodyHash: bookings.bodyHash,
};

function stored({
	bodyHash,
	...receipt
}: BookingReceipt & Pick<StoredBooking, 'bodyHash'>): StoredBooking {
	return { receipt, bodyHash };
}
