import { setTimeout as delay } from 'node:timers/promises';

import { and, inArray } from 'drizzle-orm';

import { findMessages, type TripGlance } from '#src/contract/trips/find.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { maskedAddress } from '#src/domain/text/masked-address.ts';
import { travelDays } from '#src/domain/trips/travel-days.ts';
import { site } from '#src/site.ts';

import { isBookedWith } from '../bookings/booked-with.ts';
import { bookingRows } from '../bookings/booking-rows.ts';
import { selectRow } from '../changes/change-row.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { bookings } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { giveBackUse, isWithinLimit, type RateLimit } from '../http/rate-limit.ts';
import { whyMuted } from '../mail/suppressions.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { answerMilliseconds, linkedColumns, sendLetter } from './send-trip-links.ts';
import { openTrip } from './trip-access.ts';

const windowSeconds = 60 * 60;
const { tooMany: message } = findMessages;

/** How often one network may try one reference in vain; a stranger's tries elsewhere do not count here. */
const pairLimit: RateLimit = { name: 'find-trip', most: 5, windowSeconds, message };
/** How often anybody may try one reference in vain. */
const referenceLimit: RateLimit = {
	name: 'find-trip-reference',
	most: 10,
	windowSeconds,
	message,
};
/** How often one network, a whole household's or a hotel's, may try any references in vain. */
const networkLimit: RateLimit = { name: 'find-trip-network', most: 30, windowSeconds, message };

type Pair = {
	/** The references that were meant, the likeliest first. */
	reference: string[];
	email: string;
};

/**
 * Finds the trip that was booked under a reference and with an address; a pair that fits is not counted. Where it is open
 * already, by its booking here or by a letter's link, it can be shown; anybody else is told where it stands and when it is,
 * and its address gets the link. After too many pairs that did not fit nobody is told whether one does, and the right one
 * is still answered by the letter.
 * @returns the reference as it is written; `glance`: null where the trip is open to whoever asks
 * @throws HttpError 404, after the same work, whichever of the two is wrong; 429, after the same work for every pair
 */
export async function findTrip(
	deps: Dependencies,
	request: Request,
	pair: Pair,
): Promise<{ reference: string; glance: TripGlance | null }> {
	const { db } = deps;
	const tries = deps.limitsUses ? triesOf(deps, pair.reference) : [];
	const kept: boolean[] = [];
	for (const each of tries) kept.push(await isWithinLimit(db, { ...each, now: deps.now() }));
	const found = await selectTrip(db, pair);
	if (kept.includes(false)) {
		const letter = inTransaction(db, (transaction) =>
			sendLetter(transaction, deps, pair.email, found ? [found] : []),
		);
		await Promise.all([letter, delay(answerMilliseconds)]);
		throw new HttpError(429, { message }, { 'Retry-After': String(windowSeconds) });
	}
	if (!found) throw new HttpError(404, { message: findMessages.noSuchPair });
	for (const each of tries) await giveBackUse(db, each);
	const { reference } = found;
	const { trip } = await openTrip(deps, request, reference);
	if (trip && (trip.access.mayChange || trip.openedBy === 'desk')) {
		return { reference, glance: null };
	}
	return { reference, glance: await glanceAt(deps, found) };
}

type Found = NonNullable<Awaited<ReturnType<typeof selectTrip>>>;

async function selectTrip(db: Database, { reference, email }: Pair) {
	const [found] = await db
		.select({ id: bookings.id, ...linkedColumns })
		.from(bookings)
		.where(and(inArray(bookings.reference, reference), isBookedWith(email)))
		.limit(1);
	return found ?? null;
}

/** Sends the link, and gives what is shown beside: nothing of who travels, where and for how much. */
async function glanceAt(deps: Dependencies, found: Found): Promise<TripGlance> {
	const { db } = deps;
	const record = await selectRow(db, bookingRows, found.id);
	const reading = normaliseBooking(record, site.referencePrefix);
	const isMuted = (await whyMuted(db, found.email)) !== null;
	if (!isMuted) {
		await inTransaction(db, (transaction) => sendLetter(transaction, deps, found.email, [found]));
	}
	return {
		standing: bookingStanding(record, deps.now()),
		days: reading && travelDays(reading, record.departureDate),
		sentTo: isMuted ? null : maskedAddress(found.email),
	};
}

/** What a try counts against. */
function triesOf({ clientAddress }: Dependencies, [likeliest = '']: string[]) {
	return [
		{ limit: { ...pairLimit, name: `${pairLimit.name}:${likeliest}` }, address: clientAddress },
		{ limit: referenceLimit, address: likeliest },
		{ limit: networkLimit, address: clientAddress },
	];
}
