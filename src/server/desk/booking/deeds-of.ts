import { and, desc, eq, exists, isNull } from 'drizzle-orm';

import { mostOnBookingPage } from '#src/contract/desk/booking-page.ts';
import type { DeedRecord } from '#src/contract/desk/deed.ts';

import type { Database } from '../../db/database.ts';
import { deeds, outbox } from '../../db/schema.ts';

/** What the desk did to a booking, the newest first, `mostOnBookingPage` at most. */
export async function deedsOf(db: Database, bookingId: number, now: Date): Promise<DeedRecord[]> {
	const waits = db
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(eq(outbox.deedId, deeds.id), isNull(outbox.sentAt), isNull(outbox.cancelledAt)));
	const rows = await db
		.select({ deed: deeds, hasWaitingLetter: exists(waits).mapWith(Boolean) })
		.from(deeds)
		.where(eq(deeds.bookingId, bookingId))
		.orderBy(desc(deeds.id))
		.limit(mostOnBookingPage);
	return rows.map(({ deed, hasWaitingLetter }) => deedOf(deed, hasWaitingLetter, now));
}

function deedOf(row: typeof deeds.$inferSelect, hasWaitingLetter: boolean, now: Date): DeedRecord {
	const { id, bookingId, action, summary, author, createdAt, undoUntil, undoneAt, undoneBy } = row;
	const isOver = undoneAt !== null || undoUntil === null || undoUntil <= now;
	return {
		id,
		bookingId,
		action,
		summary,
		author,
		createdAt: createdAt.toISOString(),
		undoUntil: isOver ? null : undoUntil.toISOString(),
		undoneAt: undoneAt && undoneAt.toISOString(),
		undoneBy,
		hasWaitingLetter: hasWaitingLetter && !isOver,
	};
}
