import { eq } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { bookings } from '../../db/schema.ts';

/** What a booking was made of: an offer's id, or the number of a deal or a tour. */
export async function selectItemId(db: Database, bookingId: number): Promise<string> {
	const [row] = await db
		.select({ itemId: bookings.itemId })
		.from(bookings)
		.where(eq(bookings.id, bookingId));
	return row?.itemId ?? '';
}
