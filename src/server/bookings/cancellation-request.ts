import { and, eq, sql } from 'drizzle-orm';

import type { CancellationState } from '#src/domain/trips/trip-message.ts';

import type { Database } from '../db/database.ts';
import { messages } from '../db/schema.ts';
import { closeRequest, openAgain } from '../inbox/standing.ts';

/** A traveller's request to cancel that waits for the desk. */
export type CancellationRequest = {
	/** Of its message. */
	id: number;
	/** Dollars that the policy paid back at the moment of asking; null where only the airline knows. */
	refund: number | null;
	askedAt: Date;
};

/** The request to cancel a booking that waits; null where none does. Whoever changes one has locked the booking. */
export async function waitingRequest(
	db: Database,
	bookingId: number,
): Promise<CancellationRequest | null> {
	const { id, refund, createdAt: askedAt } = messages;
	const [request] = await db.select({ id, refund, askedAt }).from(messages).where(waits(bookingId));
	return request ?? null;
}

/** Says what became of the request that waits, where one does: it waits no more, and whoever answers it has read it. */
export async function settleRequest(
	transaction: Database,
	bookingId: number,
	{ state, at }: { state: Exclude<CancellationState, 'asked'>; at: Date },
): Promise<void> {
	const [settled] = await transaction
		.update(messages)
		.set({
			cancellation: state,
			decidedAt: at,
			...(state !== 'withdrawn' && {
				readAt: sql`coalesce(${messages.readAt}, ${sql.param(at, messages.readAt)})`,
			}),
		})
		.where(waits(bookingId))
		.returning({ id: messages.id });
	if (settled) await closeRequest(transaction, { kind: 'cancellation', id: settled.id }, { at });
}

/** Takes back what became of a request: it waits for an answer again. */
export async function askAgain(transaction: Database, id: number, at: Date): Promise<void> {
	await transaction
		.update(messages)
		.set({ cancellation: 'asked', decidedAt: null })
		.where(eq(messages.id, id));
	await openAgain(transaction, { kind: 'cancellation', id }, { at });
}

function waits(bookingId: number) {
	return and(eq(messages.bookingId, bookingId), eq(messages.cancellation, 'asked'));
}
