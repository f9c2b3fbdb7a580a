import { and, desc, eq, ne } from 'drizzle-orm';

import { hasSeatsAt } from '../catalog/taken-seats.ts';
import type { Database } from '../db/database.ts';
import { bookings } from '../db/schema.ts';
import { isBookedWith } from './booked-with.ts';

type Booked = Pick<
	typeof bookings.$inferSelect,
	'id' | 'email' | 'type' | 'title' | 'departureDate'
>;

/**
 * The reference of another booking of the same trip on the same day by the same address that has its places still, the
 * last of several; null where there is none.
 */
export async function bookedTwice(
	db: Database,
	{ id, email, type, title, departureDate }: Booked,
	now: Date,
): Promise<string | null> {
	const isSameTrip = and(
		isBookedWith(email),
		eq(bookings.type, type),
		eq(bookings.title, title),
		eq(bookings.departureDate, departureDate),
	);
	const [other] = await db
		.select({ reference: bookings.reference })
		.from(bookings)
		.where(and(ne(bookings.id, id), isSameTrip, hasSeatsAt(now)))
		.orderBy(desc(bookings.id))
		.limit(1);
	return other?.reference ?? null;
}
