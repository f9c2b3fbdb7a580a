import { desc, eq } from 'drizzle-orm';

import { mostOnBookingPage } from '#src/contract/desk/booking-page.ts';
import type { Note } from '#src/contract/desk/note.ts';

import type { Database } from '../../../db/database.ts';
import { notes } from '../../../db/schema.ts';

/** What the desk noted of a booking, the newest first, `mostOnBookingPage` at most. */
export async function notesOf(db: Database, bookingId: number): Promise<Note[]> {
	const rows = await db
		.select()
		.from(notes)
		.where(eq(notes.bookingId, bookingId))
		.orderBy(desc(notes.id))
		.limit(mostOnBookingPage);
	return rows.map(noteOf);
}

/** A note as the panel has it. */
export function noteOf({ id, body, author, authorId, createdAt }: typeof notes.$inferSelect): Note {
	return { id, body, author, authorId, createdAt: createdAt.toISOString() };
}
