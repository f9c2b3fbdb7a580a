import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { BookingTrip } from '#src/contract/desk/trips.ts';

import { bookingRows } from '../../bookings/booking-rows.ts';
import { waitingRequest } from '../../bookings/cancellation-request.ts';
import { priceAsked } from '../../bookings/price-asked.ts';
import { refundableBooking, refundByPolicy } from '../../bookings/promised-refund.ts';
import { selectTravellers } from '../../bookings/travellers-of.ts';
import { waitingMove, waitingPartyChange } from '../../bookings/waiting-wish.ts';
import { selectRow } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { markRead } from '../../messages/mark-read.ts';
import { selectMessages } from '../../messages/read-messages.ts';
import type { Dependencies } from '../../world/dependencies.ts';

/**
 * What the desk reads of a booking's trip. What its traveller wrote counts as read from now on; the answer still says
 * what was not.
 * @throws HttpError 404
 */
export function readBookingTrip(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	bookingId: number,
): Promise<BookingTrip> {
	return inTransaction(db, async (transaction) => {
		const booking = await selectRow(transaction, bookingRows, bookingId);
		const trip = await bookingTrip(transaction, booking, now());
		await markRead(transaction, bookingId, { reader: 'desk', at: now() });
		return trip;
	});
}

/** What the desk reads of a booking's trip, its request to cancel with what that pays back. */
export async function bookingTrip(
	db: Database,
	booking: BookingRecord,
	now: Date,
): Promise<BookingTrip> {
	const request = await waitingRequest(db, booking.id);
	return {
		travellers: await selectTravellers(db, booking.id),
		messages: await selectMessages(db, { kind: 'booking', id: booking.id }),
		wish: await waitingMove(db, booking, now),
		partyWish: await waitingPartyChange(db, booking),
		priceAsked: await priceAsked(db, booking),
		request: request && {
			id: request.id,
			refund: refundByPolicy(await refundableBooking(db, booking), request.askedAt),
		},
	};
}
