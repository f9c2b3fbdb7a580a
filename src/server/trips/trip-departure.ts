import { eq } from 'drizzle-orm';

import { type DepartureState, isGuaranteed } from '#src/domain/tours/departure.ts';

import { confirmedSeats } from '../catalog/taken-seats.ts';
import type { Database } from '../db/database.ts';
import { departures } from '../db/schema.ts';

/** How the departure of a booked tour stands now; null of flights, and of tours whose departure is not kept. */
export async function selectTripDeparture(
	db: Database,
	id: number | null,
): Promise<DepartureState | null> {
	if (id === null) return null;
	const { state, guaranteedFrom } = departures;
	const [row] = await db
		.select({ state, guaranteedFrom, confirmed: confirmedSeats() })
		.from(departures)
		.where(eq(departures.id, id));
	if (!row) return null;
	return isGuaranteed(row, row.confirmed) ? 'guaranteed' : row.state;
}
