import { and, eq, inArray, sql } from 'drizzle-orm';

import { findMessages } from '#src/contract/trips/find.ts';

import { bookings } from '../db/schema.ts';
import { traveller } from '../db/schema/bookings.ts';
import { HttpError } from '../http/http-error.ts';
import { countUse, giveBackUse, type RateLimit } from '../http/rate-limit.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { beginOwnVisit } from './visit.ts';

const windowSeconds = 60 * 60;

/** How often one address may try in vain. */
const findLimit: RateLimit = {
	name: 'find-trip',
	most: 5,
	windowSeconds,
	message: findMessages.tooManyFromHere,
};

/** How often anybody may try one reference in vain. */
const referenceLimit: RateLimit = {
	name: 'find-trip-reference',
	most: 10,
	windowSeconds,
	message: findMessages.tooManyOfReference,
};

type Pair = {
	/** The references that were meant, the likeliest first. */
	reference: string[];
	email: string;
};

/**
 * Begins a visit to the trip that was booked under a reference and with an address; a pair that fits is not counted.
 * @returns the reference as it is written, and the key of the visit
 * @throws HttpError 404, after the same work, whichever of the two is wrong; 429
 */
export async function findTrip(
	deps: Dependencies,
	{ reference: references, email }: Pair,
): Promise<{ reference: string; visitKey: string }> {
	const { db } = deps;
	const tries = triesOf(deps, references);
	if (deps.limitsUses) for (const each of tries) await countUse(db, { ...each, now: deps.now() });
	const [found] = await db
		.select({ id: bookings.id, reference: bookings.reference })
		.from(bookings)
		.where(and(inArray(bookings.reference, references), isBookedWith(email)))
		.limit(1);
	if (!found) throw new HttpError(404, { message: findMessages.noSuchPair });
	if (deps.limitsUses) for (const each of tries) await giveBackUse(db, each);
	return { reference: found.reference, visitKey: await beginOwnVisit(db, deps, found.id) };
}

/** The condition that a booking was made with an address, in whatever case it is written. */
export function isBookedWith(email: string) {
	return eq(sql`lower(${traveller(bookings.email, 'email')})`, email.toLowerCase());
}

/** What a try counts against. */
function triesOf({ clientAddress }: Dependencies, [likeliest = '']: string[]) {
	return [
		{ limit: findLimit, address: clientAddress },
		{ limit: referenceLimit, address: likeliest },
	];
}
