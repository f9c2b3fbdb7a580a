import { asc, eq } from 'drizzle-orm';

import type { TripMessage } from '#src/contract/trips/trip.ts';

import type { Database } from '../db/database.ts';
import { tripMessages } from '../db/schema.ts';
import type { MessageRow } from './store-message.ts';

/** What was written about a booking, the oldest first. */
export async function selectTripMessages(db: Database, bookingId: number): Promise<TripMessage[]> {
	const { id, kind, author, body, refund, cancellation } = tripMessages;
	const { decidedAt, createdAt, readAt } = tripMessages;
	const rows = await db
		.select({ id, kind, author, body, refund, cancellation, decidedAt, createdAt, readAt })
		.from(tripMessages)
		.where(eq(tripMessages.bookingId, bookingId))
		.orderBy(asc(id));
	return rows.map(messageOf);
}

/** A stored message as it is read. */
export function messageOf({
	id,
	kind,
	author,
	body,
	refund,
	cancellation,
	...moments
}: Pick<MessageRow, keyof TripMessage>): TripMessage {
	const { decidedAt, createdAt, readAt } = moments;
	return {
		id,
		kind,
		author,
		body,
		refund,
		cancellation,
		decidedAt: decidedAt && decidedAt.toISOString(),
		createdAt: createdAt.toISOString(),
		readAt: readAt && readAt.toISOString(),
	};
}
