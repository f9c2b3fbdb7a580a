import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { PriceAsked } from '#src/contract/trips/price.ts';
import { isRaised } from '#src/domain/desk/agreed-price.ts';
import { isFromDesk } from '#src/domain/messages/message.ts';

import type { Database } from '../db/database.ts';
import { messages, operations } from '../db/schema.ts';

/**
 * The higher total to which the desk asks a traveller to say yes; null where that waits for no answer any more: they have
 * said no, the price was changed since, or it is no more than was confirmed.
 */
export async function priceAsked(
	db: Database,
	booking: Pick<BookingRecord, 'id' | 'status' | 'totalPrice'>,
): Promise<PriceAsked | null> {
	const { askedTotal, createdAt, kind } = messages;
	const [last] = await db
		.select({ total: askedTotal, askedAt: createdAt, kind })
		.from(messages)
		.where(and(eq(messages.bookingId, booking.id), isNotNull(askedTotal)))
		.orderBy(desc(messages.id))
		.limit(1);
	// Whoever says no names the total again.
	if (!last || last.total === null || !isFromDesk(last.kind)) return null;
	if (!isRaised(booking, last.total)) return null;
	const changed = await db.$count(
		operations,
		and(
			eq(operations.bookingId, booking.id),
			eq(operations.action, 'change price'),
			isNull(operations.undoneAt),
			gte(operations.createdAt, last.askedAt),
		),
	);
	return changed > 0 ? null : { total: last.total, askedAt: last.askedAt.toISOString() };
}
