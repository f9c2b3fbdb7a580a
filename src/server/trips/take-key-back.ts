import { and, eq } from 'drizzle-orm';

import { givenKeyMessages } from '#src/contract/trips/links.ts';

import type { Database } from '../db/database.ts';
import { tripKeys } from '../db/schema.ts';
import { givenOf } from './given-keys.ts';
import type { OpenTrip } from './trip-access.ts';

/**
 * Takes a key back that was given on: visits that began by it end with it. One that is gone already, or is none of this
 * trip's, is answered alike.
 */
export async function takeKeyBack(
	db: Database,
	{ booking }: Pick<OpenTrip, 'booking'>,
	id: number,
): Promise<{ message: string }> {
	await db.delete(tripKeys).where(and(givenOf(booking.id), eq(tripKeys.id, id)));
	return { message: givenKeyMessages.takenBack };
}
