import type * as z from 'zod/mini';

import { cancelMessages, type cancelTrip as endpoint } from '#src/contract/trips/cancel.ts';
import { cancellingOf, refundSeen } from '#src/domain/trips/cancelling.ts';

import { bookingRows } from '../bookings/booking-rows.ts';
import { waitingRequest } from '../bookings/cancellation-request.ts';
import { traveller } from '../bookings/operations/actor.ts';
import { cancel } from '../bookings/operations/cancel.ts';
import { publishSeats, type SeatsChanged } from '../bookings/operations/seats-of-operation.ts';
import { refundableBooking } from '../bookings/promised-refund.ts';
import { lockRow } from '../changes/change-row.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { messages } from '../db/schema.ts';
import { lockDepartureOf } from '../departures/lock-departure.ts';
import type { Offering } from '../departures/offer-seats.ts';
import type { Attempt } from '../http/attempt.ts';
import { HttpError } from '../http/http-error.ts';
import { storedBefore } from '../http/stored-once.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { askToCancel } from './ask-to-cancel.ts';
import type { OpenTrip } from './trip-access.ts';

type Asked = {
	/** What the page said would come back, as `refundSeen` writes it. */
	seen: string;
	note?: string | undefined;
	attempt: Attempt | null;
};

type World = Offering & Pick<Dependencies, 'db' | 'limitsUses'>;

/**
 * Gives a booking back that is not paid, by the operation of the desk: its seats are free, who waits for them is offered
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
	const done = await inTransaction(deps.db, (transaction) =>
		giveBackOrAsk(transaction, id, asked, deps),
	);
	if (done === 'asked') return { outcome: 'asked', message: cancelMessages.asked };
	if (done !== 'cancelled') await publishSeats(done);
	return { outcome: 'cancelled', message: cancelMessages.cancelled };
}

/** @returns what it did; 'cancelled' where it was that before, 'asked' where the desk is asked */
async function giveBackOrAsk(
	transaction: Database,
	id: number,
	{ seen, note = '', attempt }: Asked,
	deps: World,
): Promise<SeatsChanged | 'cancelled' | 'asked'> {
	await lockDepartureOf(transaction, id);
	const booking = await lockRow(transaction, bookingRows, id);
	if (await storedBefore(transaction, messages, attempt)) return 'asked';
	const refundable = await refundableBooking(transaction, booking);
	const isAsked = (await waitingRequest(transaction, id)) !== null;
	const cancelling = cancellingOf({ ...refundable, status: booking.status, isAsked }, deps.now());
	if (cancelling.kind === 'cancelled' || cancelling.kind === 'asked') return cancelling.kind;
	if (cancelling.kind === 'departed') throw refusal(cancelMessages.departed);
	if (refundSeen(cancelling.refund) !== seen) throw refusal(cancelMessages.refundChanged);
	if (cancelling.kind === 'free') {
		return cancel.within(transaction, deps, { actor: traveller, id, attempt: null, body: {} });
	}
	await askToCancel(transaction, { booking, refundable, note, attempt }, deps);
	return 'asked';
}

function refusal(message: string): HttpError {
	return new HttpError(409, { message });
}
