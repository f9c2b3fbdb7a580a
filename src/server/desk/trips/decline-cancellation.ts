import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { BookingTrip } from '#src/contract/desk/trips.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { bookingAddressee } from '../../bookings/booking-addressee.ts';
import { bookingRows } from '../../bookings/booking-rows.ts';
import { settleRequest, waitingRequest } from '../../bookings/cancellation-request.ts';
import { lockForChange, staleChange } from '../../changes/change-row.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { cancellationDeclined } from '../../mail/letters/cancellation-request.ts';
import { composed, sendAnswer } from '../../messages/compose.ts';
import { markRead } from '../../messages/mark-read.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { closeAnswered } from './answer-traveller.ts';
import { bookingTrip } from './booking-trip.ts';

type Declining = {
	colleague: SessionUser;
	/** The booking's. */
	id: number;
	/** The request that the administrator saw. */
	request: number;
	version?: number | undefined;
	/** Why it is declined, its variables not filled in: the traveller reads it. */
	reason: string;
};

/**
 * Declines a traveller's request to cancel: the reason stands in the conversation and goes out as a letter. Accepted it is
 * by the operation that cancels.
 * @throws HttpError 404; 409 with the booking as it is, when it was changed after the administrator saw it, or the request
 *   no longer waits; 400 at the reason, where a variable of it has no value here
 */
export function declineCancellation(
	{ db, now, siteUrl }: Pick<Dependencies, 'db' | 'now' | 'siteUrl'>,
	{ request, reason, ...seen }: Declining,
): Promise<{ booking: BookingRecord; trip: BookingTrip }> {
	return inTransaction(db, async (transaction) => {
		const { before, at } = await lockForChange(transaction, bookingRows, { ...seen, now });
		const waiting = await waitingRequest(transaction, seen.id);
		if (waiting?.id !== request) throw staleChange(before);
		await markRead(transaction, seen.id, { reader: 'desk', at });
		await settleRequest(transaction, seen.id, { state: 'declined', at });
		const { colleague } = seen;
		const said = composed({ reason }, bookingAddressee(before, colleague.fullName));
		const answer = { colleague, body: said.reason, attempt: null, at };
		await sendAnswer(transaction, { kind: 'booking', id: seen.id }, answer, ({ body }) =>
			cancellationDeclined(before, body, siteUrl),
		);
		await closeAnswered(transaction, seen.id, at);
		return { booking: before, trip: await bookingTrip(transaction, before, at) };
	});
}
