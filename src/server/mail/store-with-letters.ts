import type { Database } from '../db/database.ts';
import { countUse, type RateLimit } from '../http/rate-limit.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { addToOutbox, type Mail } from './outbox.ts';

/**
 * Stores a row with the letters about it and counts the use. One transaction: neither a row without its letters
 * nor a counted use without its row can exist.
 * @param insert answers null when the row is there already; then nothing is counted or written
 * @throws HttpError 429 once the limit is passed
 */
export function storeWithLetters<Row>(
	{ db, now, clientAddress, limitsUses }: Dependencies,
	{
		limit,
		insert,
		letters,
	}: {
		limit: RateLimit;
		insert: (transaction: Database) => Promise<Row | null>;
		letters: (row: Row) => Mail[];
	},
): Promise<Row | null> {
	return db.transaction(async (transaction) => {
		const row = await insert(transaction);
		if (row === null) return null;
		if (limitsUses) await countUse(transaction, { limit, address: clientAddress, now: now() });
		await addToOutbox(transaction, ...letters(row));
		return row;
	});
}
