import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import type { RefundPromise } from '#src/contract/admin/refund.ts';
import type { BookingTrip, CancellationDecision } from '#src/contract/admin/trips.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { lockDepartureOf } from '../../departures/lock-departure.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { cancellationDeclined } from '../../mail/letters/cancellation-request.ts';
import { addToOutbox } from '../../mail/outbox.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { settleRequest, waitingRequest } from '../../trips/cancellation-request.ts';
import { markRead } from '../../trips/read-marks.ts';
import { storeMessage } from '../../trips/store-message.ts';
import { decideWithin, published } from '../bookings/decide-booking.ts';
import { bookingRows } from '../bookings/queries.ts';
import { lockForChange, staleChange } from '../change-row.ts';
import { signedBy } from './answer-traveller.ts';
import { bookingTrip } from './booking-trip.ts';

type Decision = {
	administrator: SessionUser;
	/** The booking's. */
	id: number;
	/** The request that the administrator saw. */
	request: number;
	decision: CancellationDecision;
	version?: number | undefined;
	refund?: RefundPromise | undefined;
	/** Why it is declined: the traveller reads it. */
	reason?: string | undefined;
	sendsLetter?: boolean | undefined;
};

/**
 * Accepts a traveller's request, which cancels the booking as `decideBooking` does, or declines it: the reason stands in
 * the conversation and goes out as a letter.
 * @throws HttpError 404; 409 with the booking as it is, when it was changed after the administrator saw it, or the request
 *   no longer waits; 400 at the field of a refund that cannot be promised
 */
export async function decideCancellation(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	{ request, decision, reason = '', ...made }: Decision,
): Promise<{ booking: BookingRecord; trip: BookingTrip }> {
	const { now, siteUrl } = offering;
	const { decided, trip } = await inTransaction(db, async (transaction) => {
		await lockDepartureOf(transaction, made.id);
		const { before } = await lockForChange(transaction, bookingRows, { ...made, now });
		const waiting = await waitingRequest(transaction, made.id);
		if (waiting?.id !== request) throw staleChange(before);
		await markRead(transaction, made.id, { reader: 'desk', at: now() });
		const outcome =
			decision === 'accepted'
				? await decideWithin(transaction, offering, { ...made, status: 'Cancelled' })
				: await decline(transaction, before, { ...made, reason, siteUrl, at: now() });
		return { decided: outcome, trip: await bookingTrip(transaction, outcome.booking) };
	});
	return { booking: await published(decided), trip };
}

type Declining = { administrator: SessionUser; reason: string; siteUrl: string; at: Date };

async function decline(
	transaction: Database,
	booking: BookingRecord,
	{ administrator, reason, siteUrl, at }: Declining,
) {
	await settleRequest(transaction, booking.id, { state: 'declined', at });
	const answer = { ...signedBy(administrator), bookingId: booking.id, body: reason, createdAt: at };
	const stored = await storeMessage(transaction, answer, null);
	const letter = stored && cancellationDeclined(booking, { id: stored.row.id, reason }, siteUrl);
	if (letter) await addToOutbox(transaction, letter);
	return { booking, tourId: null };
}
