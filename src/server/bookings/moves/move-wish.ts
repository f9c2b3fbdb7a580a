import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { isFromDesk } from '#src/domain/messages/message.ts';

import type { Database } from '../../db/database.ts';
import { departures, messages, operations } from '../../db/schema.ts';
import type { MoveWish } from '../../db/schema/messages.ts';

/**
 * The departure to which a traveller asked to be moved, at the total that they saw; null where nobody waits for that any
 * more: the booking was moved since, wherever to, it is cancelled, or the desk has written.
 */
export async function waitingWish(
	db: Database,
	{ id, status }: Pick<BookingRecord, 'id' | 'status'>,
): Promise<(MoveWish & { date: string }) | null> {
	const isOfBooking = eq(messages.bookingId, id);
	const [last] = await db
		.select({ wish: messages.wish, askedAt: messages.createdAt })
		.from(messages)
		.where(and(isOfBooking, isNotNull(messages.wish)))
		.orderBy(desc(messages.id))
		.limit(1);
	if (!last?.wish || status === 'Cancelled') return null;
	const moved = await db.$count(
		operations,
		and(
			eq(operations.bookingId, id),
			eq(operations.action, 'move'),
			isNull(operations.undoneAt),
			gte(operations.createdAt, last.askedAt),
		),
	);
	if (moved > 0) return null;
	const [newest] = await db
		.select({ kind: messages.kind })
		.from(messages)
		.where(isOfBooking)
		.orderBy(desc(messages.id))
		.limit(1);
	if (newest && isFromDesk(newest.kind)) return null;
	const [departure] = await db
		.select({ date: departures.date })
		.from(departures)
		.where(eq(departures.id, last.wish.departureId));
	return departure ? { ...last.wish, ...departure } : null;
}
