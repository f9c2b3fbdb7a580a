import { eq } from 'drizzle-orm';

import { bookingMessages } from '#src/contract/bookings/booking.ts';
import { requestMessages } from '#src/contract/requests/requests.ts';
import { messageWords } from '#src/contract/trips/messages.ts';
import { reviewMessages } from '#src/contract/trips/review.ts';

import type { Database } from '../db/database.ts';
import {
	type applications,
	type notes,
	bookings,
	type callBacks,
	type customOffers,
	type operations,
	type inquiries,
	messages,
	type proposalVersions,
	reviews,
	type tasks,
	type waitingList,
} from '../db/schema.ts';
import type { Attempt } from './attempt.ts';
import { HttpError } from './http-error.ts';

/** The tables of what visitors send, and the desk notes: an attempt has at most one row there. */
type Table =
	| typeof bookings
	| typeof customOffers
	| typeof inquiries
	| typeof applications
	| typeof callBacks
	| typeof messages
	| typeof proposalVersions
	| typeof waitingList
	| typeof reviews
	| typeof tasks
	| typeof notes
	| typeof operations;

/** What is stored of a sender; where they need give no address it is said that they gave none. */
type Values<Of extends Table> = Of['$inferInsert'] &
	(Of extends { email: unknown } ? { email: string } : unknown);

/** What the sender is told of a stored row; `isRepeat` when the same attempt stored it before. */
export type Stored<Receipt> = { receipt: Receipt; isRepeat: boolean };

/** A row, and whether it was there already. */
type StoredRow<Of extends Table> = { row: Of['$inferSelect']; isRepeat: boolean };

/**
 * The row that an attempt stored before; null where there is none.
 * @param attempt null for a request that names none: it is a new one
 * @throws HttpError 409 when the attempt was sent with other words then
 */
export async function storedBefore<Of extends Table>(
	db: Database,
	given: Of,
	attempt: Attempt | null,
): Promise<Of['$inferSelect'] | null> {
	if (attempt === null) return null;
	const row = await storedUnder(db, given, attempt.attemptId);
	if (row && row.bodyHash !== attempt.bodyHash) throw attemptReused(given);
	return row;
}

/** The row that an attempt of this id stored, whatever its words were; null where there is none. */
export async function storedUnder<Of extends Table>(
	db: Database,
	given: Of,
	id: string,
): Promise<Of['$inferSelect'] | null> {
	// drizzle can tell what columns one of the tables has, but not those of any table that is to come.
	const table: Table = given;
	const [row] = await db.select().from(table).where(eq(table.attemptId, id));
	return row ?? null;
}

/**
 * Stores a row or, where the same attempt stored one a moment ago, finds that.
 * @param transaction the one of all that belongs to the row; a repeat is to leave nothing else behind
 * @throws HttpError 409 when the attempt was sent with other words then
 */
export async function storeOnce<Of extends Table>(
	transaction: Database,
	table: Of,
	values: Values<Of>,
	attempt: Attempt | null,
): Promise<StoredRow<Of>> {
	const stored = await storeOnceIfFree(transaction, table, values, attempt);
	if (stored === null) throw new Error('What must be unique in a row is taken.');
	return stored;
}

/** As `storeOnce`; null where another value of the row is taken that must be unique. */
export async function storeOnceIfFree<Of extends Table>(
	transaction: Database,
	given: Of,
	values: Values<Of>,
	attempt: Attempt | null,
): Promise<StoredRow<Of> | null> {
	const table: Table = given;
	const [row] = await transaction
		.insert(table)
		.values({ ...values, ...attempt })
		.onConflictDoNothing()
		.returning();
	if (row) return { row, isRepeat: false };
	const earlier = await storedBefore(transaction, given, attempt);
	return earlier && { row: earlier, isRepeat: true };
}

/** The 409 to an attempt that was sent with other words before. */
export function attemptReused(table: Table): HttpError {
	return new HttpError(409, { message: wordsOf(table).attemptReused });
}

function wordsOf(table: Table): { attemptReused: string } {
	if (table === bookings) return bookingMessages;
	if (table === messages) return messageWords;
	return table === reviews ? reviewMessages : requestMessages;
}
