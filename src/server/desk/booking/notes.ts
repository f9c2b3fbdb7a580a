import { desc, eq } from 'drizzle-orm';

import type { BookingNote } from '#src/contract/desk/booking-note.ts';
import { mostOnBookingPage } from '#src/contract/desk/booking-page.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { bookingRows } from '../../bookings/booking-rows.ts';
import { selectRow } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { bookingNotes } from '../../db/schema.ts';
import type { Attempt } from '../../http/attempt.ts';
import { attemptReused, storeOnce } from '../../http/stored-once.ts';
import type { Dependencies } from '../../world/dependencies.ts';

type NewNote = { colleague: SessionUser; id: number; body: string; attempt: Attempt | null };

/**
 * Stores what the desk notes of a booking, or finds what the same attempt stored before.
 * @throws HttpError 404; 409 when the attempt was sent with other words, or about another booking
 */
export function addNote(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ colleague, id, body, attempt }: NewNote,
): Promise<BookingNote> {
	return inTransaction(db, async (transaction) => {
		await selectRow(transaction, bookingRows, id);
		const author = { authorId: colleague.id, author: colleague.fullName };
		const note = { bookingId: id, body, ...author, createdAt: now() };
		const { row } = await storeOnce(transaction, bookingNotes, note, attempt);
		if (row.bookingId !== id) throw attemptReused(bookingNotes);
		return noteOf(row);
	});
}

/** What the desk noted of a booking, the newest first, `mostOnBookingPage` at most. */
export async function notesOf(db: Database, bookingId: number): Promise<BookingNote[]> {
	const rows = await db
		.select()
		.from(bookingNotes)
		.where(eq(bookingNotes.bookingId, bookingId))
		.orderBy(desc(bookingNotes.id))
		.limit(mostOnBookingPage);
	return rows.map(noteOf);
}

function noteOf({
	id,
	body,
	author,
	authorId,
	createdAt,
}: typeof bookingNotes.$inferSelect): BookingNote {
	return { id, body, author, authorId, createdAt: createdAt.toISOString() };
}
