import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { desc, sql } from 'drizzle-orm';

import { findMessages } from '#src/contract/trips/find.ts';

import { isBookedWith } from '../bookings/booked-with.ts';
import type { Database } from '../db/database.ts';
import { pingDatabase } from '../db/health.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { bookings } from '../db/schema.ts';
import { traveller } from '../db/schema/bookings.ts';
import { addUse, countCall, type RateLimit } from '../http/rate-limit.ts';
import { tripLinks } from '../mail/letters/trip-links.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Dependencies } from '../world/dependencies.ts';

const windowSeconds = 60 * 60;

/** What the letter with a trip's link says of it. */
export const linkedColumns = {
	reference: bookings.reference,
	title: bookings.title,
	departureDate: bookings.departureDate,
	email: sql<string>`${traveller(bookings.email, 'email')}`,
};
type LinkedTrip = { reference: string; title: string; departureDate: string; email: string };

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
export const answerMilliseconds = 100;

/**
 * Sends the links of all trips that were booked with an address there, if there are any. Nobody can tell from the outside
 * whether a letter was sent.
 * @throws HttpError 429
 */
export async function sendTripLinks(deps: Dependencies, email: string): Promise<void> {
	await countCall(deps.db, callLimit, deps);
	const work = inTransaction(deps.db, async (transaction) => {
		await sendLetter(transaction, deps, email, await selectTrips(transaction, email));
	});
	await Promise.all([work, delay(answerMilliseconds)]);
}

/**
 * Sends the links of trips to the address that they were booked with, unless its mailbox has had enough letters within an
 * hour: one of those is not old.
 * @param email as it was typed
 */
export async function sendLetter(
	transaction: Database,
	deps: Pick<Dependencies, 'limitsUses' | 'now' | 'siteUrl'>,
	email: string,
	trips: readonly LinkedTrip[],
): Promise<void> {
	const [newest] = trips;
	const isAllowed = await isWithinMailboxLimit(transaction, { email, hasTrips: !!newest }, deps);
	if (!isAllowed || !newest) return pingDatabase(transaction);
	// There where the booking says, not as somebody typed it.
	await addToOutbox(transaction, tripLinks({ email: newest.email, trips }, deps.siteUrl));
}

function selectTrips(db: Database, address: string): Promise<LinkedTrip[]> {
	const { departureDate, id } = bookings;
	return db
		.select(linkedColumns)
		.from(bookings)
		.where(isBookedWith(address))
		.orderBy(desc(departureDate), desc(id))
		.limit(mostTrips);
}

/**
 * Counts a letter to an address, and says whether it may still be sent. One that is not written is counted too, for the
 * work of it, and elsewhere: whoever guesses in an owner's name uses up none of the owner's letters.
 */
async function isWithinMailboxLimit(
	transaction: Database,
	{ email, hasTrips }: { email: string; hasTrips: boolean },
	{ limitsUses, now }: Pick<Dependencies, 'limitsUses' | 'now'>,
): Promise<boolean> {
	if (!limitsUses) return true;
	const counter = hasTrips ? 'trip-link-letters-to' : 'trip-link-letters-unwritten';
	const key = `${counter}:${hash('sha256', email.toLowerCase())}`;
	const { hits } = await addUse(transaction, { key, windowSeconds, now: now() });
	return hits <= mostLetters;
}
