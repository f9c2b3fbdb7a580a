import { and, eq, isNull, notInArray, type SQL } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { messages } from '../db/schema.ts';
import { closeRead } from '../inbox/standing.ts';
import { isAbout } from './about.ts';

/** What each side reads of the other; a letter is read where nobody sees it. */
const isOfOther: Record<'traveller' | 'desk', SQL> = {
	traveller: eq(messages.kind, 'answer'),
	desk: notInArray(messages.kind, ['answer', 'letter']),
};

/**
 * Marks what one side wrote about a booking as seen by the other, where it was not yet; what the desk has read, and nobody of
 * it has taken, waits no more.
 */
export async function markRead(
	db: Database,
	bookingId: number,
	{ reader, at }: { reader: 'traveller' | 'desk'; at: Date },
): Promise<void> {
	await db
		.update(messages)
		.set({ readAt: at })
		.where(
			and(isAbout({ kind: 'booking', id: bookingId }), isOfOther[reader], isNull(messages.readAt)),
		);
	if (reader === 'desk') await closeRead(db, bookingId, at);
}
