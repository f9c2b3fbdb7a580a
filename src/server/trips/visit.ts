import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';

import { tripMessages } from '#src/contract/trips/trip.ts';
import { linkOfSharedName } from '#src/domain/trips/shared-name.ts';

import { beginVisit } from '../bookings/begin-visit.ts';
import type { Database } from '../db/database.ts';
import { bookings, tripKeys } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { tokenHashOf } from '../world/secret-token.ts';
import type { OpenTrip } from './trip-access.ts';

/**
 * As `beginOwnVisit`, by the key of one of the trip's links: it may do what the link may, and ends with it.
 * @param reference the trip's, or what the link calls it
 * @throws HttpError 404 where the key opens no trip of this reference
 */
export async function beginVisitByKey(
	{ db, ...world }: Pick<Dependencies, 'db' | 'now' | 'randomBytes'>,
	{ reference, key }: { reference: string; key: string },
): Promise<string> {
	const { id, bookingId, mayChange, showsPrices, expiresAt } = tripKeys;
	const [link] = await db
		.select({ linkId: id, bookingId, mayChange, showsPrices })
		.from(tripKeys)
		.innerJoin(bookings, eq(bookings.id, bookingId))
		.where(
			and(
				eq(tripKeys.keyHash, tokenHashOf(key)),
				or(eq(bookings.reference, reference), eq(id, linkOfSharedName(reference) ?? 0)),
				inArray(tripKeys.purpose, ['link', 'share']),
				or(isNull(expiresAt), gt(expiresAt, world.now())),
			),
		);
	if (!link) throw new HttpError(404, { message: tripMessages.notOpen });
	return beginVisit(db, world, link);
}

/** Ends the visit that a trip is open by, if it is one: its cookie opens nothing any more, whoever kept a copy of it. */
export async function endVisit(db: Database, { keyId }: Pick<OpenTrip, 'keyId'>): Promise<void> {
	if (keyId !== null) await db.delete(tripKeys).where(eq(tripKeys.id, keyId));
}
