import type { EntryOf } from '#src/contract/desk/person.ts';

import type { Database } from '../../../db/database.ts';
import { newestFirst } from '../../../db/newest-first.ts';
import { bookings } from '../../../db/schema.ts';
import { traveller } from '../../../db/schema/bookings.ts';
import { bookedEmail, bookedPhone } from '../of-addresses.ts';
import type { RowsOfPerson } from '../rows-of-person.ts';

/** The newest bookings of a person. */
export async function bookingEntries(
	db: Database,
	rows: RowsOfPerson,
	limit: number,
): Promise<EntryOf<'booking'>[]> {
	const found = await db
		.select({
			id: bookings.id,
			reference: bookings.reference,
			title: bookings.title,
			status: bookings.status,
			heldUntil: bookings.heldUntil,
			departureDate: bookings.departureDate,
			travelers: bookings.travelers,
			totalPrice: bookings.totalPrice,
			source: bookings.source,
			name: traveller(bookings.name, 'passengerName').mapWith(String),
			email: bookedEmail,
			phone: bookedPhone,
			createdAt: bookings.createdAt,
		})
		.from(bookings)
		.where(rows.bookings)
		.orderBy(...newestFirst(bookings))
		.limit(limit);
	return found.map(({ createdAt, heldUntil, ...row }) => ({
		kind: 'booking',
		at: createdAt.toISOString(),
		...row,
		heldUntil: heldUntil && heldUntil.toISOString(),
	}));
}
