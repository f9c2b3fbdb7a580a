import { eq } from 'drizzle-orm';

import type { BookingReceipt } from '#src/contract/bookings/booking.ts';

import type { Database } from '../db/database.ts';
import { bookings } from '../db/schema.ts';
import type { Stored } from '../http/attempt.ts';

export type NewBooking = typeof bookings.$inferInsert;

/** The booking that an attempt left, or null. */
export async function selectBookingOfAttempt(
	db: Database,
	attemptId: string,
): Promise<Stored<BookingReceipt> | null> {
	const [row] = await db
		.select({ ...receiptColumns, bodyHash: bookings.bodyHash })
		.from(bookings)
		.where(eq(bookings.attemptId, attemptId));
	if (!row) return null;
	const { bodyHash, ...receipt } = row;
	return { receipt, bodyHash };
}

/** Stores a booking; null when its attempt or its reference is taken. */
export async function insertBooking(
	db: Database,
	booking: NewBooking,
): Promise<BookingReceipt | null> {
	const [receipt] = await db
		.insert(bookings)
		.values(booking)
		.onConflictDoNothing()
		.returning(receiptColumns);
	return receipt ?? null;
}

const receiptColumns = {
	bookingId: bookings.reference,
	type: bookings.type,
	title: bookings.title,
	status: bookings.status,
	travelers: bookings.travelers,
	departureDate: bookings.departureDate,
	totalPrice: bookings.totalPrice,
};
