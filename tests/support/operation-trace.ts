import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';

import type { Database } from '#src/server/db/database.ts';
import {
	bookings,
	changes,
	messages,
	operations,
	outbox,
	payments,
	travellers,
} from '#src/server/db/schema.ts';

/** All that an operation leaves of a booking: rows, log and letters, but for who did it and what it is called. */
export type Trace = Awaited<ReturnType<typeof traceOf>>;

/** What was left of a booking, in rows, log and letters; the keys in links to its trip are always others. */
export async function traceOf(db: Database, bookingId: number) {
	const [row] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
	if (!row) throw new Error('The booking is gone.');
	const { attemptId: _, bodyHash: __, createdAt: ___, ...booking } = row;
	const done = await db
		.select()
		.from(operations)
		.where(eq(operations.bookingId, bookingId))
		.orderBy(asc(operations.id));
	const log = await db
		.select()
		.from(changes)
		.where(eq(changes.subjectId, bookingId))
		.orderBy(asc(changes.id));
	const letters = await db
		.select()
		.from(outbox)
		.where(isNotNull(outbox.operationId))
		.orderBy(asc(outbox.id));
	const paid = await db
		.select()
		.from(payments)
		.where(and(eq(payments.bookingId, bookingId), isNull(payments.takenBackAt)))
		.orderBy(asc(payments.id));
	const named = await db
		.select()
		.from(travellers)
		.where(eq(travellers.bookingId, bookingId))
		.orderBy(asc(travellers.seat));
	const requests = await db
		.select({ cancellation: messages.cancellation, decidedAt: messages.decidedAt })
		.from(messages)
		.where(isNotNull(messages.cancellation))
		.orderBy(asc(messages.id));
	return {
		booking,
		operations: done.map(({ action, summary, before, version, createdAt, undoUntil }) => ({
			action,
			summary,
			before,
			version,
			createdAt,
			undoUntil,
		})),
		log: log
			.filter(({ before }) => before !== null)
			.map(({ action, subject, label, before, after, createdAt }) => ({
				action,
				subject,
				label,
				before,
				after,
				createdAt,
			})),
		letters: letters.map(
			({ kind, recipient, subject, body, calendar, about, heard, ...letter }) => ({
				kind,
				recipient,
				subject,
				body: body.replaceAll(/#key=[\w-]{43}/g, '#key=…'),
				calendar: calendar?.replaceAll(/#key=[\w-]{43}/g, '#key=…') ?? null,
				about,
				heard,
				goesAt: letter.nextAttemptAt,
				isCancelled: letter.cancelledAt !== null,
			}),
		),
		payments: paid.map(({ amount, method, paidOn, note }) => ({ amount, method, paidOn, note })),
		travellers: named.map(({ seat, name, birthDate, needs }) => ({ seat, name, birthDate, needs })),
		requests,
	};
}
