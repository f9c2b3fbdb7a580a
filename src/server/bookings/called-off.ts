import { and, desc, eq, isNull } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { CallingOffReason } from '#src/domain/tours/calling-off.ts';

import type { Database } from '../db/database.ts';
import { departures, operations } from '../db/schema.ts';

/** Why a booking was called off with its departure; null of one that was not, or had been cancelled before. */
export async function selectCalledOff(
	db: Database,
	{ id, status, departureId }: Pick<BookingRecord, 'id' | 'status' | 'departureId'>,
): Promise<{ reason: CallingOffReason; note: string } | null> {
	if (status !== 'Cancelled' || departureId === null) return null;
	const [row] = await db
		.select({ reason: departures.calledOffReason, note: departures.calledOffNote })
		.from(operations)
		.innerJoin(departures, eq(departures.id, departureId))
		.where(
			and(
				eq(operations.bookingId, id),
				eq(operations.action, 'call off'),
				isNull(operations.undoneAt),
			),
		)
		.orderBy(desc(operations.id))
		.limit(1);
	return row && row.reason !== null ? { reason: row.reason, note: row.note } : null;
}
