import type * as z from 'zod/mini';

import { cancelMessages, type cancelTrip as endpoint } from '#src/contract/trips/cancel.ts';
import { cancellingOf, refundSeen } from '#src/domain/trips/cancelling.ts';

import type { ChangeAuthor } from '../admin/activities/record-change.ts';
import { refundableBooking } from '../admin/bookings/booking-refund.ts';
import { type Decided, decideWithin, published } from '../admin/bookings/decide-booking.ts';
import { bookingRows } from '../admin/bookings/queries.ts';
import { lockRow } from '../admin/change-row.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { tripMessages } from '../db/schema.ts';
import { storedBefore } from '../db/stored-once.ts';
import { lockDepartureOf } from '../departures/lock-departure.ts';
import type { Offering } from '../departures/offer-seats.ts';
import type { Attempt } from '../http/attempt.ts';
import { HttpError } from '../http/http-error.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { askToCancel } from './ask-to-cancel.ts';
import { waitingRequest } from './cancellation-request.ts';
import type { OpenTrip } from './trip-access.ts';

type Asked = {
	/** What the page said would come back, as `refundSeen` writes it. */
	seen: string;
	note?: string | undefined;
	attempt: Attempt | null;
};

type World = Offering & Pick<Dependencies, 'db' | 'limitsUses'>;

/** Who gave a booking back, as the log has it: the name stands in its label already. */
const traveller: ChangeAuthor = { id: null, fullName: 'The traveller', email: '' };

/**
 * Gives a booking back that is not paid, as a decision of the desk does: its seats are free, who waits for them is offered
 * them, a letter goes out. Of one that is paid it asks the desk, and the policy's amount at this moment is kept. Where it
 * is cancelled or asked for already, nothing more is done.
 * @throws HttpError 409 when the page promised another refund than there is now, once the day of departure is over, and
 *   when the attempt was sent with other words; 429
 */
export async function cancelTrip(
	deps: World,
	{ booking: { id } }: Pick<OpenTrip, 'booking'>,
	asked: Asked,
): Promise<z.output<typeof endpoint.reply>> {
	const decided = await inTransaction(deps.db, (transaction) =>
		giveBackOrAsk(transaction, id, asked, deps),
	);
	if (decided === null) return { outcome: 'asked', message: cancelMessages.asked };
	await published(decided);
	return { outcome: 'cancelled', message: cancelMessages.cancelled };
}

/** @returns the booking where it is cancelled, null where the desk is asked */
async function giveBackOrAsk(
	transaction: Database,
	id: number,
	{ seen, note = '', attempt }: Asked,
	deps: World,
): Promise<Decided | null> {
	await lockDepartureOf(transaction, id);
	const booking = await lockRow(transaction, bookingRows, id);
	if (await storedBefore(transaction, tripMessages, attempt)) return null;
	const refundable = await refundableBooking(transaction, booking);
	const isAsked = (await waitingRequest(transaction, id)) !== null;
	const cancelling = cancellingOf({ ...refundable, status: booking.status, isAsked }, deps.now());
	if (cancelling.kind === 'cancelled') return { booking, tourId: null };
	if (cancelling.kind === 'asked') return null;
	if (cancelling.kind === 'departed') throw refusal(cancelMessages.departed);
	if (refundSeen(cancelling.refund) !== seen) throw refusal(cancelMessages.refundChanged);
	if (cancelling.kind === 'free') {
		return decideWithin(transaction, deps, {
			administrator: traveller,
			id,
			status: 'Cancelled',
		});
	}
	await askToCancel(transaction, { booking, refundable, note, attempt }, deps);
	return null;
}

function refusal(message: string): HttpError {
	return new HttpError(409, { message });
}
