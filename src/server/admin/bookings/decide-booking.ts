import type { BookingDecision, BookingRecord } from '#src/contract/admin/bookings.ts';
import type { RefundPromise } from '#src/contract/admin/refund.ts';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { lockDepartureOf } from '../../departures/lock-departure.ts';
import { type Offering, offerSeats } from '../../departures/offer-seats.ts';
import { publishDecision } from '../../departures/publish-seats.ts';
import { takeSeatsAgain } from '../../departures/take-seats-again.ts';
import { tellChange } from '../../mail/decision-letters.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { settleRequest, waitingRequest } from '../../trips/cancellation-request.ts';
import type { ChangeAuthor } from '../activities/record-change.ts';
import { lockForChange, staleChange, storeChange } from '../change-row.ts';
import { toldDecision } from './booking-letters.ts';
import { asPromised, promisedRefund } from './booking-refund.ts';
import { bookingRows } from './queries.ts';

type Decision = {
	/** Who decides: an administrator, or the traveller who gives back what is not paid. */
	administrator: ChangeAuthor;
	id: number;
	status: BookingDecision;
	/** What the administrator saw; without it the last change wins. */
	version?: number | undefined;
	/** false: the customer gets no letter about it. */
	sendsLetter?: boolean | undefined;
	/** What whoever cancels promises to pay back; without it, what the policy pays back. */
	refund?: RefundPromise | undefined;
};

/** A booking that was decided on, and the tour whose seats that changed; null where it changed none. */
export type Decided = { booking: BookingRecord; tourId: number | null };

/**
 * Confirms or cancels a booking, whatever it is now, and stores who did it and the letter to its customer. Where it is
 * that already, nothing is written. One that is confirmed after it gave its seats back takes them again; one that its
 * traveller asked to cancel is paid back by the moment of asking.
 * @throws HttpError 404; 409 with the booking as it is now, when it was changed after the administrator saw it; 409 with
 *   the tour's departures (`DeparturesConflict`) when its seats are gone; 400 at the field of a refund that cannot be
 *   promised
 */
export async function decideBooking(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	decision: Decision,
): Promise<BookingRecord> {
	const decided = await inTransaction(db, (transaction) =>
		decideWithin(transaction, offering, decision),
	);
	return published(decided);
}

/** As `decideBooking`, for whoever stores more with it; once that is stored, it is to be `published`. */
export async function decideWithin(
	transaction: Database,
	offering: Offering,
	{ status, sendsLetter = true, refund, ...seen }: Decision,
): Promise<Decided> {
	const { now, siteUrl } = offering;
	const departure = await lockDepartureOf(transaction, seen.id);
	const change = await lockForChange(transaction, bookingRows, { ...seen, now });
	const { before, at } = change;
	// Somebody may have moved it while its departure was waited for.
	if (before.departureId !== (departure && departure.id)) throw staleChange(before);
	if (before.status === status) return { booking: asPromised(before, refund), tourId: null };
	if (departure && status === 'Confirmed') {
		// What others wait for is not free.
		await offerSeats(transaction, departure, offering);
		await takeSeatsAgain(transaction, departure, { ...before, now: at });
	}
	const request = status === 'Cancelled' ? await waitingRequest(transaction, seen.id) : null;
	const promised = await promisedRefund(transaction, before, { status, refund, request, at });
	const told = await toldDecision(transaction, before, status, {
		at,
		siteUrl,
		refund: promised.refund,
		request,
	});
	await tellChange(transaction, { ...told, at, isSent: sendsLetter });
	const after = await storeChange(change, { status, ...promised });
	if (request) await settleRequest(transaction, seen.id, { state: 'accepted', at });
	// Who waits is offered what it gives back.
	if (departure && status === 'Cancelled') await offerSeats(transaction, departure, offering);
	return { booking: after, tourId: departure && departure.tourId };
}

/** Lets the public see what a decision changed, once it is stored; returns the booking. */
export async function published({ booking, tourId }: Decided): Promise<BookingRecord> {
	if (tourId !== null) await publishDecision(tourId);
	return booking;
}
