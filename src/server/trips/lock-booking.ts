import { eq } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { bookings } from '../db/schema.ts';

/** Lets one at a time do what has to count, or look, before it stores something of a booking. */
export async function lockBooking(transaction: Database, bookingId: number): Promise<void> {
	const { id } = bookings;
	await transaction.select({ id }).from(bookings).where(eq(id, bookingId)).for('no key update');
}
