import { eq } from 'drizzle-orm';

import type { BookingPageView } from '#src/contract/desk/booking-page.ts';

import { takenSeats } from '../../catalog/taken-seats.ts';
import type { Database } from '../../db/database.ts';
import { departures } from '../../db/schema.ts';

/** The departure whose seats a booking takes, and how many are left on it at a moment; null where it takes none. */
export async function departureOf(
	db: Database,
	departureId: number | null,
	now: Date,
): Promise<BookingPageView['departure']> {
	if (departureId === null) return null;
	const { id, state, capacity } = departures;
	const [row] = await db
		.select({ id, state, capacity, taken: takenSeats(now) })
		.from(departures)
		.where(eq(id, departureId));
	if (!row) return null;
	const { taken, ...departure } = row;
	return { ...departure, seatsLeft: departure.capacity - taken };
}
