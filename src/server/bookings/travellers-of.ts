import { asc, eq, inArray } from 'drizzle-orm';

import type { Traveller } from '#src/contract/trips/trip.ts';

import type { Database } from '../db/database.ts';
import { travellers } from '../db/schema.ts';

/** Who has the seats of several bookings, in the order of these, by the bookings' ids; a booking of none is left out. */
export async function travellersOf(
	db: Database,
	bookingIds: readonly number[],
): Promise<ReadonlyMap<number, Traveller[]>> {
	if (bookingIds.length === 0) return new Map();
	const { bookingId, seat, name, birthDate, needs } = travellers;
	const rows = await db
		.select({ bookingId, seat, name, birthDate, needs })
		.from(travellers)
		.where(inArray(bookingId, [...bookingIds]))
		.orderBy(asc(bookingId), asc(seat));
	return Map.groupBy(rows, (row) => row.bookingId);
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
