import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';

import { waitingList } from '../db/schema.ts';

const { status, offeredUntil } = waitingList;

/** The condition that seats are held at a moment for somebody from the waiting list. */
export function isOffered(now: Date): SQL | undefined {
	// In the words of its partial index.
	return and(sql`${status} = 'offered'`, gt(offeredUntil, now));
}

/** The condition that somebody waits for seats at a moment, or is offered some. */
export function isWaiting(now: Date): SQL | undefined {
	return or(eq(status, 'waiting'), isOffered(now));
}
