import { and, desc, eq } from 'drizzle-orm';

import { type BookingChange, mostOnBookingPage } from '#src/contract/desk/booking-page.ts';

import type { Database } from '../../db/database.ts';
import { changes } from '../../db/schema.ts';

/** What the desk changed of a booking, the newest first, `mostOnBookingPage` at most. */
export async function changesOf(db: Database, bookingId: number): Promise<BookingChange[]> {
	const rows = await db
		.select({
			id: changes.id,
			action: changes.action,
			name: changes.name,
			email: changes.email,
			before: changes.before,
			after: changes.after,
			createdAt: changes.createdAt,
		})
		.from(changes)
		.where(and(eq(changes.subject, 'booking'), eq(changes.subjectId, bookingId)))
		.orderBy(desc(changes.createdAt), desc(changes.id))
		.limit(mostOnBookingPage);
	return rows.map(({ name, email, createdAt, ...row }) => ({
		...row,
		author: name || email,
		createdAt: createdAt.toISOString(),
	}));
}
