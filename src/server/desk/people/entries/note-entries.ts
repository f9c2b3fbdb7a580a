import { eq } from 'drizzle-orm';

import type { EntryOf } from '#src/contract/desk/person.ts';

import type { Database } from '../../../db/database.ts';
import { newestFirst } from '../../../db/newest-first.ts';
import { bookingNotes, bookings } from '../../../db/schema.ts';
import type { RowsOfPerson } from '../rows-of-person.ts';

/** The newest notes of the desk about the bookings of a person. */
export async function noteEntries(
	db: Database,
	rows: RowsOfPerson,
	limit: number,
): Promise<EntryOf<'note'>[]> {
	const { id, bookingId, author, body: text, createdAt } = bookingNotes;
	const found = await db
		.select({ id, bookingId, label: bookings.reference, author, text, createdAt })
		.from(bookingNotes)
		.innerJoin(bookings, eq(bookings.id, bookingId))
		.where(rows.bookingNotes)
		.orderBy(...newestFirst(bookingNotes))
		.limit(limit);
	return found.map(({ bookingId: of, label, createdAt: at, ...row }) => ({
		kind: 'note',
		at: at.toISOString(),
		about: { kind: 'booking', id: of, label },
		...row,
	}));
}
