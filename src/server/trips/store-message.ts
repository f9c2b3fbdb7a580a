import type { Database } from '../db/database.ts';
import { tripMessages } from '../db/schema.ts';
import { attemptReused, storeOnceIfFree } from '../db/stored-once.ts';
import type { Attempt } from '../http/attempt.ts';

type NewMessage = Omit<typeof tripMessages.$inferInsert, 'attemptId' | 'bodyHash'>;
export type MessageRow = typeof tripMessages.$inferSelect;

/**
 * Stores a message of a trip, or finds the one that the same attempt stored before; null where a request to cancel the
 * trip waits already, and this is another one.
 * @throws HttpError 409 when the attempt was sent with other words, or about another trip
 */
export async function storeMessage(
	transaction: Database,
	message: NewMessage,
	attempt: Attempt | null,
): Promise<{ row: MessageRow; isRepeat: boolean } | null> {
	const stored = await storeOnceIfFree(transaction, tripMessages, message, attempt);
	if (stored && stored.row.bookingId !== message.bookingId) throw attemptReused(tripMessages);
	return stored;
}
