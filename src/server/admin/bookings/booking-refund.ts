import { and, desc, eq, sql } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import type { RefundableBooking } from '#src/domain/bookings/refund-steps.ts';

import type { Database } from '../../db/database.ts';
import { changes } from '../../db/schema.ts';
import { bookingRows } from './queries.ts';

const [, confirmed] = bookingStatuses;

/** What of a stored booking decides about its refund. */
export async function refundableBooking(
	db: Database,
	{ id, type, status, totalPrice, travelers, departureDate, createdAt }: BookingRecord,
): Promise<RefundableBooking> {
	const bookedAt = new Date(createdAt);
	return {
		type,
		total: totalPrice,
		travellers: travelers,
		departure: departureDate,
		bookedAt,
		// Where nobody wrote it down it was not before the request.
		confirmedAt: status === confirmed ? ((await selectConfirmedAt(db, id)) ?? bookedAt) : null,
	};
}

async function selectConfirmedAt(db: Database, id: number): Promise<Date | null> {
	const [change] = await db
		.select({ at: changes.createdAt })
		.from(changes)
		.where(
			and(
				eq(changes.subject, bookingRows.subject),
				eq(changes.subjectId, id),
				eq(sql`${changes.after} ->> 'status'`, confirmed),
			),
		)
		.orderBy(desc(changes.id))
		.limit(1);
	return change?.at ?? null;
}
