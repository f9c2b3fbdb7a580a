import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { desc } from 'drizzle-orm';

import { findMessages } from '#src/contract/trips/find.ts';

import type { Database } from '../db/database.ts';
import { pingDatabase } from '../db/health.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { bookings } from '../db/schema.ts';
import { addUse, countCall, type RateLimit } from '../http/rate-limit.ts';
import { tripLinks } from '../mail/letters/trip-links.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { isBookedWith } from './find-trip.ts';

const windowSeconds = 60 * 60;

/** How often one address may ask. */
const callLimit: RateLimit = {
	name: 'trip-link-letters',
	most: 10,
	windowSeconds,
	message: findMessages.tooManyLetters,
};

/** Letters to one mailbox within a window; more would only fill it. */
const mostLetters = 3;
/** Trips of one letter, those that leave last. */
const mostTrips = 30;
/** Longer than a letter takes to write, so that no answer comes sooner because there was nothing to write of. */
const answerMilliseconds = 100;

/**
 * Sends the links of all trips that were booked with an address there, if there are any. Nobody can tell from the outside
 * whether a letter was sent.
 * @throws HttpError 429
 */
export async function sendTripLinks(deps: Dependencies, email: string): Promise<void> {
	await countCall(deps.db, callLimit, deps);
	const work = inTransaction(deps.db, async (transaction) => {
		const isAllowed = await isWithinMailboxLimit(transaction, email, deps);
		const trips = await selectTrips(transaction, email);
		const [newest] = trips;
		if (isAllowed && newest) {
			// There where the booking says, not as somebody typed it.
			const letter = tripLinks({ email: newest.email, trips }, deps.siteUrl);
			await addToOutbox(transaction, letter);
		} else await pingDatabase(transaction);
	});
	await Promise.all([work, delay(answerMilliseconds)]);
}

async function selectTrips(db: Database, address: string) {
	const { reference, title, departureDate, email, id } = bookings;
	return db
		.select({ reference, title, departureDate, email })
		.from(bookings)
		.where(isBookedWith(address))
		.orderBy(desc(departureDate), desc(id))
		.limit(mostTrips);
}

/** Counts a letter to an address, also to one without trips, and says whether it may still be sent. */
async function isWithinMailboxLimit(
	transaction: Database,
	email: string,
	{ limitsUses, now }: Pick<Dependencies, 'limitsUses' | 'now'>,
): Promise<boolean> {
	if (!limitsUses) return true;
	const key = `trip-link-letters-to:${hash('sha256', email.toLowerCase())}`;
	const { hits } = await addUse(transaction, { key, windowSeconds, now: now() });
	return hits <= mostLetters;
}
