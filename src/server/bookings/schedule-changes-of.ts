import { desc, eq } from 'drizzle-orm';

import { mostOnBookingPage } from '#src/contract/desk/booking-page.ts';
import type { ScheduleChangeRecord } from '#src/contract/trips/schedule-change.ts';

import type { Database } from '../db/database.ts';
import { scheduleChanges } from '../db/schema.ts';

/** The new times that an airline gave a booked journey, the newest first, `mostOnBookingPage` at most. */
export async function scheduleChangesOf(
	db: Database,
	bookingId: number,
): Promise<ScheduleChangeRecord[]> {
	const { id, before, after, isSignificant, answer, createdAt, answeredAt } = scheduleChanges;
	const rows = await db
		.select({ id, before, after, isSignificant, answer, createdAt, answeredAt })
		.from(scheduleChanges)
		.where(eq(scheduleChanges.bookingId, bookingId))
		.orderBy(desc(id))
		.limit(mostOnBookingPage);
	return rows.map((row) => ({
		...row,
		createdAt: row.createdAt.toISOString(),
		answeredAt: row.answeredAt && row.answeredAt.toISOString(),
	}));
}
