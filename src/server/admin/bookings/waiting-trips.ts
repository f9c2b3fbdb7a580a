import { and, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import type { Database } from '../../db/database.ts';
import { messages } from '../../db/schema.ts';

// In the very words of the partial indexes, which hold nothing else.
const isUnread = sql`${messages.readAt} is null and ${messages.kind} not in ('answer', 'letter')`;
const isAsked = sql`${messages.cancellation} = 'asked'`;

/**
 * The query for the bookings whose traveller waits for an answer: something that the desk has not seen, or a request to
 * cancel that it has not decided on. One of both is there twice.
 */
export function waitingTrips(db: Database) {
	const id = sql<number>`${messages.bookingId}`.as('id');
	return unionAll(
		db.select({ id }).from(messages).where(isUnread),
		db.select({ id }).from(messages).where(isAsked),
	);
}

/** How many bookings wait for an answer, as a part of another statement. */
export function countWaitingTrips(db: Database) {
	return sql`(select count(distinct id) from (${waitingTrips(db)}) as waiting)`.mapWith(Number);
}

/** Those of some bookings that wait for an answer. */
export async function selectWaiting(
	db: Database,
	ids: readonly number[],
): Promise<ReadonlySet<number>> {
	if (ids.length === 0) return new Set();
	const rows = await db
		.selectDistinct({ id: sql<number>`${messages.bookingId}` })
		.from(messages)
		.where(and(inArray(messages.bookingId, [...ids]), sql`((${isUnread}) or ${isAsked})`));
	return new Set(rows.map(({ id }) => id));
}
