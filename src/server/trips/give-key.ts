import { eq } from 'drizzle-orm';

import { type GivenKey, givenKeyMessages, mostGivenKeys } from '#src/contract/trips/links.ts';

import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { tripKeys } from '../db/schema.ts';
import type { Attempt } from '../http/attempt.ts';
import { HttpError } from '../http/http-error.ts';
import { countHit, tooMany } from '../http/rate-limit.ts';
import { givenKeyCookie } from '../users/token-cookie.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { newToken, tokenHashOf } from '../world/secret-token.ts';
import { givenColumns, givenKeyOf, givenOf, type GivenPurpose } from './given-keys.ts';
import { lockBooking } from './lock-booking.ts';
import type { OpenTrip } from './trip-access.ts';

/** Made an hour of one trip: more than anybody gives on, fewer than would fill a table. */
const mostAnHour = 30;
const hour = 60 * 60;

/** For how long the browser that made a key can show it again, in seconds. */
const shownSeconds = 10 * 60;

type Giving = {
	request: Request;
	trip: OpenTrip;
	purpose: GivenPurpose;
	showsPrices: boolean;
	label: string;
	/** Sent once more, it finds its row, which then has another key: that of the first answer is not known any more. */
	attempt: Attempt | null;
};

/**
 * Gives a key of a trip on, to whoever may only read of it.
 * @returns what was given, with its address, and the value of `Set-Cookie` by which the page shows it for ten minutes
 * @throws HttpError 409 where there are as many as there can be; 429 where too many were made within an hour
 */
export async function giveKey(
	deps: Pick<Dependencies, 'db' | 'now' | 'randomBytes' | 'siteUrl' | 'limitsUses'>,
	{ request, trip, purpose, showsPrices, label, attempt }: Giving,
): Promise<{ given: GivenKey; cookie: string }> {
	const { id: bookingId, bookingId: reference } = trip.booking;
	const key = newToken(deps);
	const keyHash = tokenHashOf(key);
	const attemptHash =
		attempt && tokenHashOf(`${bookingId}:${attempt.attemptId}:${attempt.bodyHash}`);
	const row = await inTransaction(deps.db, async (transaction) => {
		// Of two that are made at once, each counts the other.
		await lockBooking(transaction, bookingId);
		const [repeated] = await transaction
			.update(tripKeys)
			.set({ keyHash })
			.where(eq(tripKeys.attemptHash, attemptHash ?? ''))
			.returning(givenColumns);
		if (repeated) return repeated;
		await refuseTooMany(transaction, deps, { bookingId, purpose });
		const [stored] = await transaction
			.insert(tripKeys)
			.values({
				bookingId,
				keyHash,
				purpose,
				showsPrices,
				label,
				attemptHash,
				mayChange: false,
				createdAt: deps.now(),
			})
			.returning(givenColumns);
		return stored;
	});
	if (!row) throw new Error('A key of a trip was not stored.');
	const { keyHash: _, ...told } = row;
	return {
		given: givenKeyOf(told, key, { siteUrl: deps.siteUrl, reference }),
		cookie: givenKeyCookie(reference).given(request, key, shownSeconds),
	};
}

async function refuseTooMany(
	transaction: Database,
	{ now, limitsUses }: Pick<Dependencies, 'now' | 'limitsUses'>,
	{ bookingId, purpose }: { bookingId: number; purpose: GivenPurpose },
): Promise<void> {
	const there = await transaction.$count(tripKeys, givenOf(bookingId, [purpose]));
	if (there >= mostGivenKeys[purpose]) {
		throw new HttpError(409, { message: givenKeyMessages.tooMany[purpose] });
	}
	if (!limitsUses) return;
	const hit = { key: `trip-links:${bookingId}`, windowSeconds: hour, now: now() };
	const { hits, resetsAt } = await countHit(transaction, hit);
	if (hits > mostAnHour) throw tooMany(givenKeyMessages.tooManyAnHour, resetsAt, now());
}
