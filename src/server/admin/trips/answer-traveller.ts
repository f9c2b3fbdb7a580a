import type { BookingTrip } from '#src/contract/admin/trips.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { missingValues, filledIn } from '#src/domain/desk/reply-variables.ts';

import { inTransaction } from '../../db/in-transaction.ts';
import { bookingAddressee } from '../../desk/replies/booking-addressee.ts';
import type { Attempt } from '../../http/attempt.ts';
import { invalidField } from '../../http/http-error.ts';
import { tripAnswered } from '../../mail/letters/trip-message.ts';
import { addToOutbox } from '../../mail/outbox.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { markRead } from '../../trips/read-marks.ts';
import { storeMessage } from '../../trips/store-message.ts';
import { bookingRows } from '../bookings/queries.ts';
import { selectRow } from '../change-row.ts';
import { bookingTrip } from './booking-trip.ts';

type Answer = { administrator: SessionUser; id: number; body: string; attempt: Attempt | null };

/**
 * Stores what the desk writes to the traveller of a booking, with its letter, or finds what the same attempt stored
 * before; its variables are filled in. Whoever answers has
 * read what was written.
 * @throws HttpError 404; 400 at the body, where a variable has no value here; 409 when the attempt was sent with other words
 */
export function answerTraveller(
	{ db, now, siteUrl }: Pick<Dependencies, 'db' | 'now' | 'siteUrl'>,
	{ administrator, id, body, attempt }: Answer,
): Promise<BookingTrip> {
	return inTransaction(db, async (transaction) => {
		const booking = await selectRow(transaction, bookingRows, id);
		const { values } = bookingAddressee(booking, administrator.fullName);
		const problem = missingValues(body, values);
		if (problem !== null) throw invalidField('body', problem);
		const said = filledIn(body, values);
		const message = { ...signedBy(administrator), bookingId: id, body: said, createdAt: now() };
		const stored = await storeMessage(transaction, message, attempt);
		if (!stored) throw new Error('An answer was not stored.');
		await markRead(transaction, id, { reader: 'desk', at: now() });
		const letter = stored.isRepeat ? null : tripAnswered(booking, stored.row, siteUrl);
		if (letter) await addToOutbox(transaction, letter);
		return bookingTrip(transaction, booking);
	});
}

/** What a message of the desk says of who wrote it. */
export function signedBy({ id, fullName }: SessionUser) {
	return { kind: 'answer', authorId: id, author: fullName } as const;
}
