import { cancelMessages } from '#src/contract/trips/cancel.ts';

import { bookingRows } from '../admin/bookings/queries.ts';
import { lockRow } from '../admin/change-row.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { withdrawalForDesk } from '../mail/letters/cancellation-request.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { settleRequest, waitingRequest } from './cancellation-request.ts';
import type { OpenTrip } from './trip-access.ts';

/**
 * Takes a request to cancel back that the desk has not answered: the trip stays booked, and the desk hears of it.
 * @param requestId the one that the traveller saw
 * @throws HttpError 409 when it no longer waits
 */
export async function withdrawCancellation(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ booking: { id } }: Pick<OpenTrip, 'booking'>,
	requestId: number,
): Promise<{ message: string }> {
	await inTransaction(db, async (transaction) => {
		const booking = await lockRow(transaction, bookingRows, id);
		const request = await waitingRequest(transaction, id);
		if (request?.id !== requestId) throw new HttpError(409, { message: cancelMessages.notWaiting });
		await settleRequest(transaction, id, { state: 'withdrawn', at: now() });
		await addToOutbox(transaction, withdrawalForDesk(booking, requestId));
	});
	return { message: cancelMessages.withdrawn };
}
