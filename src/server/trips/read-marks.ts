import { and, eq, isNull, ne } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { tripMessages } from '../db/schema.ts';

/**
 * Marks what one side wrote about a booking as seen by the other, where it was not yet.
 * @param reader who sees it: the traveller sees the desk's answers, the desk all else
 */
export async function markRead(
	db: Database,
	bookingId: number,
	{ reader, at }: { reader: 'traveller' | 'desk'; at: Date },
): Promise<void> {
	const isOfOther = (reader === 'traveller' ? eq : ne)(tripMessages.kind, 'answer');
	await db
		.update(tripMessages)
		.set({ readAt: at })
		.where(and(eq(tripMessages.bookingId, bookingId), isOfOther, isNull(tripMessages.readAt)));
}
