import type { BookingTrip } from '#src/contract/desk/trips.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { bookingAddressee } from '../../bookings/booking-addressee.ts';
import { bookingRows } from '../../bookings/booking-rows.ts';
import { selectRow } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Attempt } from '../../http/attempt.ts';
import { closeRequest } from '../../inbox/standing.ts';
import { tripAnswered } from '../../mail/letters/trip-message.ts';
import { composed, sendAnswer } from '../../messages/compose.ts';
import { markRead } from '../../messages/mark-read.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { bookingTrip } from './booking-trip.ts';

type Answer = { colleague: SessionUser; id: number; body: string; attempt: Attempt | null };

/**
 * Stores what the desk writes to the traveller of a booking, with its letter, or finds what the same attempt stored
 * before; its variables are filled in. Whoever answers has read what was written.
 * @throws HttpError 404; 400 at the body, where a variable has no value here; 409 when the attempt was sent with other words
 */
export function answerTraveller(
	{ db, now, siteUrl }: Pick<Dependencies, 'db' | 'now' | 'siteUrl'>,
	{ colleague, id, body, attempt }: Answer,
): Promise<BookingTrip> {
	return inTransaction(db, async (transaction) => {
		const booking = await selectRow(transaction, bookingRows, id);
		const said = composed({ body }, bookingAddressee(booking, colleague.fullName));
		const answer = { colleague, ...said, attempt, at: now() };
		const about = { kind: 'booking', id } as const;
		const { isRepeat } = await sendAnswer(transaction, about, answer, (written) =>
			tripAnswered(booking, written, siteUrl),
		);
		await markRead(transaction, id, { reader: 'desk', at: now() });
		if (!isRepeat) await closeAnswered(transaction, id, now());
		return bookingTrip(transaction, booking);
	});
}

/** What a traveller wrote is answered: we wait for them. */
export function closeAnswered(transaction: Database, bookingId: number, at: Date): Promise<void> {
	const named = { kind: 'trip message', id: bookingId } as const;
	return closeRequest(transaction, named, { at, state: 'Waiting for them' });
}
