import { addDays } from 'date-fns/addDays';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';

import { tripMessages } from '#src/contract/trips/trip.ts';
import { visitDays } from '#src/domain/trips/trip-key.ts';

import { bookings, tripKeys } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { newToken, tokenHashOf } from '../users/secret-token.ts';
import { tripCookie } from '../users/token-cookie.ts';

const secondsOfDay = 24 * 60 * 60;

/**
 * Begins a browser's visit to a trip by the key of one of its links: it may do what the link may, and ends with it.
 * @returns the value of `Set-Cookie`
 * @throws HttpError 404 where the key opens no trip of this reference
 */
export async function visitByKey(
	deps: Pick<Dependencies, 'db' | 'now' | 'randomBytes'>,
	request: Request,
	{ reference, key }: { reference: string; key: string },
): Promise<string> {
	const { db, now } = deps;
	const [link] = await db
		.select({
			id: tripKeys.id,
			bookingId: tripKeys.bookingId,
			mayChange: tripKeys.mayChange,
			showsPrices: tripKeys.showsPrices,
		})
		.from(tripKeys)
		.innerJoin(bookings, eq(bookings.id, tripKeys.bookingId))
		.where(
			and(
				eq(tripKeys.keyHash, tokenHashOf(key)),
				eq(bookings.reference, reference),
				inArray(tripKeys.purpose, ['link', 'share']),
				or(isNull(tripKeys.expiresAt), gt(tripKeys.expiresAt, now())),
			),
		);
	if (!link) throw new HttpError(404, { message: tripMessages.notOpen });
	const { id, ...rights } = link;
	const token = newToken(deps);
	await db.insert(tripKeys).values({
		...rights,
		keyHash: tokenHashOf(token),
		purpose: 'visit',
		linkId: id,
		createdAt: now(),
		expiresAt: addDays(now(), visitDays),
	});
	return tripCookie(reference).given(request, token, visitDays * secondsOfDay);
}
