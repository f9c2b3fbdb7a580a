import type { BookingDecision, BookingRecord } from '#src/contract/admin/bookings.ts';
import type { RefundPromise } from '#src/contract/admin/refund.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { inTransaction } from '../../db/in-transaction.ts';
import { lockDepartureOf } from '../../departures/lock-departure.ts';
import { type Offering, offerSeats } from '../../departures/offer-seats.ts';
import { publishDecision } from '../../departures/publish-seats.ts';
import { takeSeatsAgain } from '../../departures/take-seats-again.ts';
import { tellChange } from '../../mail/decision-letters.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { lockForChange, storeChange } from '../change-row.ts';
import { toldDecision } from './booking-letters.ts';
import { asPromised, promisedRefund } from './booking-refund.ts';
import { bookingRows } from './queries.ts';

type Decision = {
	administrator: SessionUser;
	id: number;
	status: BookingDecision;
	/** What the administrator saw; without it the last change wins. */
	version?: number | undefined;
	/** false: the customer gets no letter about it. */
	sendsLetter?: boolean | undefined;
	/** What whoever cancels promises to pay back; without it, what the policy pays back now. */
	refund?: RefundPromise | undefined;
};

/**
 * Confirms or cancels a booking, whatever it is now, and stores who did it and the letter to its customer. Where it is
 * that already, nothing is written. One that is confirmed after it gave its seats back takes them again.
 * @throws HttpError 404; 409 with the booking as it is now, when it was changed after the administrator saw it; 409 with
 *   the tour's departures (`DeparturesConflict`) when its seats are gone; 400 at the field of a refund that cannot be
 *   promised
 */
export async function decideBooking(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	{ status, sendsLetter = true, refund, ...seen }: Decision,
): Promise<BookingRecord> {
	const { now, siteUrl } = offering;
	const { booking, tourId } = await inTransaction(db, async (transaction) => {
		const departure = await lockDepartureOf(transaction, seen.id);
		const change = await lockForChange(transaction, bookingRows, { ...seen, now });
		const { before, at } = change;
		if (before.status === status) return { booking: asPromised(before, refund), tourId: null };
		if (departure && status === 'Confirmed') {
			// What others wait for is not free.
			await offerSeats(transaction, departure, offering);
			await takeSeatsAgain(transaction, departure, { ...before, now: at });
		}
		const promised = await promisedRefund(transaction, before, { status, refund, at });
		const told = await toldDecision(transaction, before, status, {
			at,
			siteUrl,
			refund: promised.refund,
		});
		await tellChange(transaction, { ...told, at, isSent: sendsLetter });
		const after = await storeChange(change, { status, ...promised });
		// Who waits is offered what it gives back.
		if (departure && status === 'Cancelled') await offerSeats(transaction, departure, offering);
		return { booking: after, tourId: departure && departure.tourId };
	});
	if (tourId !== null) await publishDecision(tourId);
	return booking;
}
