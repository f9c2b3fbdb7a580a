import { eq } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { departures } from '../db/schema.ts';
import { takenSeats } from './taken-seats.ts';

/**
 * The seats of a departure that nobody holds at a moment; below 0 where more are taken than there are.
 * @param departureId locked by the transaction, where anything follows from the answer
 */
export async function seatsLeftOf(
	transaction: Database,
	departureId: number,
	now: Date,
): Promise<number> {
	const [row] = await transaction
		.select({ capacity: departures.capacity, taken: takenSeats(now) })
		.from(departures)
		.where(eq(departures.id, departureId));
	return row === undefined ? 0 : row.capacity - row.taken;
}
