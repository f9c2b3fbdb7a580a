import { and, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import type { Database } from '../../db/database.ts';
import { deskItems, messages } from '../../db/schema.ts';
import { isAbout, isWaiting } from '../../inbox/where-it-stands.ts';

/**
 * The query for the bookings whose traveller waits for us: for an answer to what they wrote, or for a decision on their
 * request to cancel. One of both is there twice.
 */
export function waitingTrips(db: Database, now: Date) {
	const wrote = sql<number>`${deskItems.subjectId}`.as('id');
	const asked = sql<number>`${messages.bookingId}`.as('id');
	return unionAll(
		db
			.select({ id: wrote })
			.from(deskItems)
			.where(and(eq(deskItems.kind, 'trip message'), isWaiting(now))),
		db
			.select({ id: asked })
			.from(deskItems)
			.innerJoin(messages, isAbout('cancellation', messages.id))
			.where(isWaiting(now)),
	);
}

/** Those of some bookings that wait for us. */
export async function selectWaiting(
	db: Database,
	ids: readonly number[],
	now: Date,
): Promise<ReadonlySet<number>> {
	if (ids.length === 0) return new Set();
	const waiting = waitingTrips(db, now).as('waiting');
	const rows = await db
		.selectDistinct({ id: waiting.id })
		.from(waiting)
		.where(inArray(waiting.id, [...ids]));
	return new Set(rows.map(({ id }) => id));
}
