import { and, asc, eq, sql } from 'drizzle-orm';

import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import type { TripEvent } from '#src/domain/trips/timeline.ts';

import { bookingRows } from '../bookings/booking-rows.ts';
import { isInForce } from '../bookings/operations/changes-in-force.ts';
import type { Database } from '../db/database.ts';
import { changes } from '../db/schema.ts';

/** What a booking became and when, the oldest first: nothing of one that nobody has decided on. */
export async function selectTripHistory(db: Database, bookingId: number): Promise<TripEvent[]> {
	const { subject, subjectId, administratorId, email, createdAt, after } = changes;
	const became = sql<string | null>`${after} ->> 'status'`;
	const rows = await db
		.select({ status: became, administratorId, email, at: createdAt })
		.from(changes)
		.where(
			and(
				eq(subject, bookingRows.subject),
				eq(subjectId, bookingId),
				// A new row became nothing else.
				sql`${changes.before} is not null`,
				sql`${became} is not null`,
				isInForce(db),
			),
		)
		.orderBy(asc(changes.id));
	return rows.flatMap(({ status: name, at, ...author }) => {
		const status = bookingStatuses.find((each) => each === name);
		// As `cancel-trip.ts` signs for them.
		const isTravellers = author.administratorId === null && author.email === '';
		return status ? [{ status, at, by: isTravellers ? 'traveller' : 'desk' }] : [];
	});
}
