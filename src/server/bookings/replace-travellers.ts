import { eq } from 'drizzle-orm';

import type { SeatedTraveller } from '#src/domain/trips/seated-traveller.ts';

import type { Database } from '../db/database.ts';
import { travellers } from '../db/schema.ts';

/** Stores who has the seats of a booking in the place of all who had them; its row is locked by the transaction. */
export async function replaceTravellers(
	transaction: Database,
	bookingId: number,
	{ named, at }: { named: readonly SeatedTraveller[]; at: Date },
): Promise<void> {
	await transaction.delete(travellers).where(eq(travellers.bookingId, bookingId));
	if (named.length === 0) return;
	await transaction
		.insert(travellers)
		.values(named.map((each) => ({ ...each, bookingId, createdAt: at, updatedAt: at })));
}
