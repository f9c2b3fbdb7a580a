import { addDays } from 'date-fns/addDays';

import { visitDays } from '#src/domain/trips/trip-key.ts';

import type { Database } from '../db/database.ts';
import { tripKeys } from '../db/schema.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { newToken, tokenHashOf } from '../world/secret-token.ts';

type World = Pick<Dependencies, 'now' | 'randomBytes'>;

/** What a visit may do, and the link that began it: it ends with that one. */
type Visit = Pick<
	typeof tripKeys.$inferInsert,
	'bookingId' | 'mayChange' | 'showsPrices' | 'linkId'
>;

/**
 * Begins the visit of a browser whose user booked the trip: they may do all that can be done.
 * @returns the key for its cookie (`visitCookies`)
 */
export function beginOwnVisit(db: Database, world: World, bookingId: number): Promise<string> {
	return beginVisit(db, world, { bookingId, mayChange: true, showsPrices: true, linkId: null });
}

/** Begins a visit to a trip. @returns as `beginOwnVisit` */
export async function beginVisit(db: Database, world: World, visit: Visit): Promise<string> {
	const token = newToken(world);
	await db.insert(tripKeys).values({
		...visit,
		keyHash: tokenHashOf(token),
		purpose: 'visit',
		createdAt: world.now(),
		expiresAt: addDays(world.now(), visitDays),
	});
	return token;
}
