import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { notRaised } from '#src/contract/desk/change-price.ts';
import type { BookingTrip } from '#src/contract/desk/trips.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { isRaised, quotedOf, whyNotAgreed } from '#src/domain/desk/agreed-price.ts';

import { bookingAddressee } from '../../bookings/booking-addressee.ts';
import { bookingRows } from '../../bookings/booking-rows.ts';
import { type Actor, deskActor, discountOf } from '../../bookings/operations/actor.ts';
import { selectRow } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Attempt } from '../../http/attempt.ts';
import { invalidField } from '../../http/http-error.ts';
import { closeRequest } from '../../inbox/standing.ts';
import { tripAnswered } from '../../mail/letters/trip-message.ts';
import { composed, sendAnswer } from '../../messages/compose.ts';
import { markRead } from '../../messages/mark-read.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { bookingTrip } from './booking-trip.ts';

type Answer = {
	colleague: SessionUser;
	id: number;
	body: string;
	/** A higher total to which it asks to say yes. */
	askedTotal?: number | undefined;
	attempt: Attempt | null;
};

/**
 * Stores what the desk writes to the traveller of a booking, with its letter, or finds what the same attempt stored
 * before; its variables are filled in. Whoever answers has read what was written.
 * @throws HttpError 404; 400 at the body, where a variable has no value here; 409 when the attempt was sent with other words
 */
export function answerTraveller(
	{ db, now, siteUrl }: Pick<Dependencies, 'db' | 'now' | 'siteUrl'>,
	{ colleague, id, body, askedTotal, attempt }: Answer,
): Promise<BookingTrip> {
	return inTransaction(db, async (transaction) => {
		const booking = await selectRow(transaction, bookingRows, id);
		if (askedTotal !== undefined) refuseUnlessRaised(booking, askedTotal, deskActor(colleague));
		const said = composed({ body }, bookingAddressee(booking, colleague.fullName));
		const answer = { colleague, ...said, askedTotal, attempt, at: now() };
		const about = { kind: 'booking', id } as const;
		const { isRepeat } = await sendAnswer(transaction, about, answer, (written) =>
			tripAnswered(booking, { ...written, askedTotal }, siteUrl),
		);
		await markRead(transaction, id, { reader: 'desk', at: now() });
		if (!isRepeat) await closeAnswered(transaction, id, now());
		return bookingTrip(transaction, booking, now());
	});
}

/** @throws HttpError 400 at `askedTotal` for what needs no yes, or what the desk may not ask for */
function refuseUnlessRaised(booking: BookingRecord, total: number, actor: Actor): void {
	const refusal = isRaised(booking, total)
		? whyNotAgreed(quotedOf(booking), total, discountOf(actor))
		: notRaised;
	if (refusal !== null) throw invalidField('askedTotal', refusal);
}

/** What a traveller wrote is answered: we wait for them. */
export function closeAnswered(transaction: Database, bookingId: number, at: Date): Promise<void> {
	const named = { kind: 'trip message', id: bookingId } as const;
	return closeRequest(transaction, named, { at, state: 'Waiting for them' });
}
