import type * as z from 'zod/mini';

import type { reopenBooking as endpoint } from '#src/contract/desk/booking-actions.ts';
import type { OperationReply } from '#src/contract/desk/operation.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { holdEnd } from '#src/domain/bookings/hold.ts';
import { site } from '#src/site.ts';

import { promisedRefund } from '../../admin/bookings/booking-refund.ts';
import { bookedLeaving } from '../../bookings/booked-leaving.ts';
import { heldTrip } from '../../bookings/leaving.ts';
import { type AskedOperation, beginOperation } from '../../bookings/operations/begin-operation.ts';
import { decisionLetter } from '../../bookings/operations/decision-letter.ts';
import { publishSeats, type SeatsChanged } from '../../bookings/operations/publish-seats.ts';
import { claimOwnSeats, toursOf } from '../../bookings/operations/seats-of-operation.ts';
import { storeOperation } from '../../bookings/operations/store-operation.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { HttpError } from '../../http/http-error.ts';
import { bookingReopened } from '../../mail/letters/booking-reopened.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

type Asked = Omit<AskedOperation, 'action'> & z.output<typeof endpoint.body>;

/**
 * Re-opens a cancelled booking: it is held anew, with its seats and at its price, and nothing is promised back any more.
 * @throws HttpError as `beginOperation`; 409 where it is not cancelled; 409 with the tour's departures when its seats are gone
 */
export async function reopenBooking(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	asked: Asked,
): Promise<OperationReply> {
	const reopened = await inTransaction(db, (transaction) =>
		reopenWithin(transaction, offering, asked),
	);
	return publishSeats(reopened);
}

async function reopenWithin(
	transaction: Database,
	offering: Offering,
	{ letter, ...asked }: Asked,
): Promise<SeatsChanged> {
	const operation = await beginOperation(transaction, offering, { ...asked, action: 're-open' });
	if (operation.earlier) return { reply: operation.earlier, tourIds: [] };
	const { before, row, at } = operation;
	if (before.status !== 'Cancelled') {
		throw new HttpError(409, { message: 'Only a cancelled booking can be re-opened.' });
	}
	const status = 'Pending Confirmation';
	const leaving = await bookedLeaving(transaction, before, row.itemId);
	const heldUntil = holdEnd(site, at, heldTrip(leaving, null));
	const held = { status, heldUntil: heldUntil.toISOString() } as const;
	await claimOwnSeats(transaction, operation, { ...before, ...held });
	const cleared = { status: 'Confirmed', refund: undefined, request: null, at } as const;
	const { siteUrl } = offering;
	const after = { ...before, ...held, refund: null, version: before.version + 1 };
	const told = {
		about: `booking ${before.id}`,
		before: before.status,
		after: status,
		write: () => bookingReopened(after, heldUntil, siteUrl),
	};
	const reply = await storeOperation(transaction, operation, {
		fields: { ...(await promisedRefund(transaction, before, cleared)), status, heldUntil },
		summary: `Re-opened, held until ${deskMoment(site, heldUntil)}`,
		...(await decisionLetter(transaction, told, at)),
		letterTime: letter,
	});
	return { reply, tourIds: toursOf(operation) };
}
