import { asc, eq } from 'drizzle-orm';

import type { SavedTraveller } from '#src/domain/trips/seated-traveller.ts';

import type { Database } from '../db/database.ts';
import { savedTravellers } from '../db/schema.ts';

/** Whom an account has saved to travel with, as the forms of trips are filled with them. */
export function selectSavedTravellers(db: Database, userId: number): Promise<SavedTraveller[]> {
	const { name, birthDate, needs } = savedTravellers;
	return db
		.select({ name, birthDate, needs })
		.from(savedTravellers)
		.where(eq(savedTravellers.userId, userId))
		.orderBy(asc(savedTravellers.id));
}
