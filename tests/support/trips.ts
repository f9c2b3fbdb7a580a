import { randomBytes } from 'node:crypto';

import type { TripKeyPurpose } from '#src/domain/trips/trip-key.ts';
import type { Database } from '#src/server/db/database.ts';
import { tripKeys } from '#src/server/db/schema.ts';
import { newToken, tokenHashOf } from '#src/server/world/secret-token.ts';

import { testNow } from './api.ts';

type Rights = Partial<Pick<typeof tripKeys.$inferInsert, 'mayChange' | 'showsPrices'>>;

/** Stores a key of a trip, one that may change it unless other rights are given, and tells it. */
export async function tripKeyFor(
	db: Database,
	bookingId: number,
	purpose: TripKeyPurpose,
	rights: Rights = {},
): Promise<string> {
	const key = newToken({ randomBytes });
	await db.insert(tripKeys).values({
		bookingId,
		purpose,
		keyHash: tokenHashOf(key),
		mayChange: true,
		showsPrices: true,
		...rights,
		createdAt: testNow,
	});
	return key;
}

/** The cookie of a browser that visits a trip. */
export async function visitCookie(
	db: Database,
	{ id, reference }: { id: number; reference: string },
	rights?: Rights,
): Promise<string> {
	return `__Host-trip-${reference}=${await tripKeyFor(db, id, 'visit', rights)}`;
}
