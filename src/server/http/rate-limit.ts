import { addMilliseconds } from 'date-fns/addMilliseconds';
import { addSeconds } from 'date-fns/addSeconds';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { and, between, eq, gt, inArray, lte, not, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { networkOf } from '../platform/network.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { HttpError } from './http-error.ts';

/** How often something may happen for one address, or about one account, within a window of time. */
export type RateLimit = {
	name: string;
	most: number;
	windowSeconds: number;
	message: string;
};

/** Uses since a window opened, and when they are forgotten. */
export type Counter = { hits: number; resetsAt: Date };

type Use = {
	limit: RateLimit;
	/** The client's, as the platform knows it, never as a header claims it. */
	address: string;
	now: Date;
};

/**
 * Counts a call against a limit of its sender's address, as `countUse` does, where calls are limited at all.
 * @throws HttpError 429 once the limit is passed
 */
export async function countCall(
	db: Database,
	limit: RateLimit,
	{ clientAddress, limitsUses, now }: Pick<Dependencies, 'clientAddress' | 'limitsUses' | 'now'>,
): Promise<void> {
	if (limitsUses) await countUse(db, { limit, address: clientAddress, now: now() });
}

/**
 * Counts one use in the database, which all processes share, in a single statement: of uses at the same
 * moment exactly `most` pass. Called in the transaction of the row it is about, a refused use is not counted.
 * @throws HttpError 429 once the limit is passed
 */
export async function countUse(db: Database, { limit, address, now }: Use): Promise<void> {
	const counter = await countHit(db, { key: addressKey(limit, address), now, ...limit });
	if (counter.hits > limit.most) throw tooMany(limit.message, counter.resetsAt, now);
}

/** As `countUse`, and says whether the limit is kept. */
export async function isWithinLimit(db: Database, { limit, address, now }: Use): Promise<boolean> {
	const counter = await countHit(db, { key: addressKey(limit, address), now, ...limit });
	return counter.hits <= limit.most;
}

/** Takes a counted use back: it was none of those that the limit is about. */
export async function giveBackUse(
	db: Database,
	{ limit, address }: Omit<Use, 'now'>,
): Promise<void> {
	await db
		.update(rateLimits)
		.set({ hits: sql`${rateLimits.hits} - 1` })
		.where(and(eq(rateLimits.key, addressKey(limit, address)), gt(rateLimits.hits, 0)));
}

type Hit = { key: string; windowSeconds: number; now: Date };

/** As `addUse`; the first use of a window forgets others that have ended. */
export async function countHit(db: Database, hit: Hit): Promise<Counter> {
	const counter = await addUse(db, hit);
	if (counter.hits === 1) await forgetEndedWindows(db, hit.now);
	return counter;
}

/**
 * Counts one use under a key, by which it opens a window or falls into the open one.
 * @returns the count with this use, and the end of the window
 */
export async function addUse(db: Database, { key, windowSeconds, now }: Hit): Promise<Counter> {
	const windowEnd = addSeconds(now, windowSeconds);
	// One that would end later than it can was opened while a clock was ahead: it would keep people out for as long.
	const latestEnd = addSeconds(windowEnd, clockDifferenceSeconds);
	const hasEnded = not(between(rateLimits.resetsAt, addMilliseconds(now, 1), latestEnd));
	const [counter] = await db
		.insert(rateLimits)
		.values({ key, hits: 1, resetsAt: windowEnd })
		.onConflictDoUpdate({
			target: rateLimits.key,
			set: {
				hits: sql`case when ${hasEnded} then 1 else ${rateLimits.hits} + 1 end`,
				resetsAt: sql`case when ${hasEnded} then excluded.resets_at else ${rateLimits.resetsAt} end`,
			},
		})
		.returning();
	if (!counter) throw new Error('A use was not counted.');
	return counter;
}

/** By how much the clocks of several processes may differ. */
const clockDifferenceSeconds = 60;

/** The refusal of what may be tried again at a moment to come. */
export function tooMany(message: string, until: Date, now: Date): HttpError {
	const secondsLeft = differenceInSeconds(until, now, { roundingMethod: 'ceil' });
	return new HttpError(429, { message }, { 'Retry-After': String(secondsLeft) });
}

function addressKey({ name }: RateLimit, address: string): string {
	return `${name}:${networkOf(address)}`;
}

// Addresses are personal data: they go with their window. Rows that another request holds are left to a later
// one, so that no two requests wait for each other.
async function forgetEndedWindows(db: Database, now: Date): Promise<void> {
	const ended = db
		.select({ key: rateLimits.key })
		.from(rateLimits)
		.where(lte(rateLimits.resetsAt, now))
		.limit(100)
		.for('update', { skipLocked: true });
	await db.delete(rateLimits).where(inArray(rateLimits.key, ended));
}
