import { messageWords } from '#src/contract/trips/messages.ts';

import type { Database } from '../db/database.ts';
import { countHit, tooMany } from '../http/rate-limit.ts';
import type { Dependencies } from '../world/dependencies.ts';

/** Messages about one trip in an hour: more than a conversation needs. */
const most = 12;
const windowSeconds = 60 * 60;

/**
 * Counts what a traveller writes about a trip, from wherever it is sent: each brings the desk a letter.
 * @param transaction the one that stores it: what is refused is not counted
 * @throws HttpError 429
 */
export async function countMessage(
	transaction: Database,
	bookingId: number,
	{ limitsUses, now }: Pick<Dependencies, 'limitsUses' | 'now'>,
): Promise<void> {
	if (!limitsUses) return;
	const key = `trip-messages:${bookingId}`;
	const { hits, resetsAt } = await countHit(transaction, { key, windowSeconds, now: now() });
	if (hits > most) throw tooMany(messageWords.tooMany, resetsAt, now());
}
