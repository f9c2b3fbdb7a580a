import { and, eq } from 'drizzle-orm';

import { cancelMessages } from '#src/contract/trips/cancel.ts';
import type { CancellationState } from '#src/domain/trips/trip-message.ts';

import { bookingRows } from '../bookings/booking-rows.ts';
import { settleRequest } from '../bookings/cancellation-request.ts';
import { lockRow } from '../changes/change-row.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { messages } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { withdrawalForDesk } from '../mail/letters/cancellation-request.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Dependencies } from '../world/dependencies.ts';
import type { OpenTrip } from './trip-access.ts';

/**
 * Takes a request to cancel back that the desk has not answered: the trip stays booked, and the desk hears of it. One that
 * was withdrawn before stays so.
 * @param requestId the one that the traveller saw
 * @throws HttpError 409 when the desk has answered it, and where the trip has no such request
 */
export async function withdrawCancellation(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ booking: { id } }: Pick<OpenTrip, 'booking'>,
	requestId: number,
): Promise<{ message: string }> {
	await inTransaction(db, async (transaction) => {
		const booking = await lockRow(transaction, bookingRows, id);
		const state = await requestState(transaction, id, requestId);
		if (state === 'withdrawn') return;
		if (state !== 'asked') throw new HttpError(409, { message: cancelMessages.notWaiting });
		await settleRequest(transaction, id, { state: 'withdrawn', at: now() });
		await addToOutbox(transaction, withdrawalForDesk(booking, requestId));
	});
	return { message: cancelMessages.withdrawn };
}

/** null where the booking has no such request. */
async function requestState(
	transaction: Database,
	bookingId: number,
	requestId: number,
): Promise<CancellationState | null> {
	const [request] = await transaction
		.select({ state: messages.cancellation })
		.from(messages)
		.where(and(eq(messages.id, requestId), eq(messages.bookingId, bookingId)));
	return request?.state ?? null;
}
