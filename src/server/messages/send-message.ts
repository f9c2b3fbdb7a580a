import { eq, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { messages, outbox } from '../db/schema.ts';
import type { Attempt } from '../http/attempt.ts';
import { attemptReused, storeOnceIfFree } from '../http/stored-once.ts';
import type { NewLetter } from '../mail/letter.ts';
import { addToOutbox } from '../mail/outbox.ts';
import { type About, aboutColumns, aboutValues } from './about.ts';

type Row = typeof messages.$inferInsert;
type Written = Pick<Row, 'kind' | 'body' | 'createdAt'> &
	Partial<
		Pick<Row, 'authorId' | 'author' | 'subject' | 'wish' | 'askedTotal' | 'refund' | 'cancellation'>
	>;

export type MessageRow = typeof messages.$inferSelect;
export type StoredMessage = { row: MessageRow; isRepeat: boolean };

/**
 * Stores a message with the letter that brings it to whom it is written, or finds what the same attempt stored before.
 * @param letterOf its letter; null where there is no address to write to
 * @throws HttpError 409 when the attempt was sent with other words, or about something else
 */
export async function sendMessage(
	transaction: Database,
	about: About,
	message: Written & { attempt: Attempt | null },
	letterOf: (row: MessageRow) => NewLetter | null,
): Promise<StoredMessage> {
	const stored = await storeMessage(transaction, about, message);
	const letter = stored.isRepeat ? null : letterOf(stored.row);
	if (letter) {
		await addToOutbox(transaction, carrying(stored.row, letter));
		await noteLetter(transaction, stored.row);
	}
	return stored;
}

/** As `sendMessage`, where its letter is left to others: what is `carrying` it, and `noteLetter` after that. */
export async function storeMessage(
	transaction: Database,
	about: About,
	{ attempt, ...message }: Written & { attempt: Attempt | null },
): Promise<StoredMessage> {
	const values = { ...aboutValues(about), ...message };
	const stored = await storeOnceIfFree(transaction, messages, values, attempt);
	if (!stored) throw new Error('Another request to cancel waits.');
	if (stored.row[aboutColumns[about.kind]] !== about.id) throw attemptReused(messages);
	return stored;
}

/** The letter that brings a message: of each there is one. */
export function carrying(row: Pick<MessageRow, 'id'>, letter: NewLetter): NewLetter {
	return { ...letter, occasion: occasionOf(row) };
}

/** Notes which letter of the outbox brings a message; nothing where none does. */
export async function noteLetter(
	transaction: Database,
	row: Pick<MessageRow, 'id'>,
): Promise<void> {
	const letter = sql`(select ${outbox.id} from ${outbox} where ${outbox.occasion} = ${occasionOf(row)})`;
	await transaction.update(messages).set({ letterId: letter }).where(eq(messages.id, row.id));
}

function occasionOf({ id }: Pick<MessageRow, 'id'>): string {
	return `message ${id}`;
}
