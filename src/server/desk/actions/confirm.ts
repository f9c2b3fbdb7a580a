import type * as z from 'zod/mini';

import type { confirmBooking as endpoint } from '#src/contract/desk/booking-actions.ts';
import type { OperationReply } from '#src/contract/desk/operation.ts';

import { toldDecision } from '../../admin/bookings/booking-letters.ts';
import { promisedRefund } from '../../admin/bookings/booking-refund.ts';
import { type AskedOperation, beginOperation } from '../../bookings/operations/begin-operation.ts';
import { decisionLetter } from '../../bookings/operations/decision-letter.ts';
import { publishSeats, type SeatsChanged } from '../../bookings/operations/publish-seats.ts';
import { claimOwnSeats, toursOf } from '../../bookings/operations/seats-of-operation.ts';
import { storeOperation } from '../../bookings/operations/store-operation.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

type Asked = Omit<AskedOperation, 'action'> & z.output<typeof endpoint.body>;

/**
 * Confirms a booking: one that gave its seats back takes them again.
 * @throws HttpError as `beginOperation`; 409 where it is confirmed already; 409 with the tour's departures when its seats are
 *   gone
 */
export async function confirmBooking(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	asked: Asked,
): Promise<OperationReply> {
	const confirmed = await inTransaction(db, (transaction) =>
		confirmWithin(transaction, offering, asked),
	);
	return publishSeats(confirmed);
}

async function confirmWithin(
	transaction: Database,
	offering: Offering,
	{ letter, ...asked }: Asked,
): Promise<SeatsChanged> {
	const operation = await beginOperation(transaction, offering, { ...asked, action: 'confirm' });
	if (operation.earlier) return { reply: operation.earlier, tourIds: [] };
	const { before, at } = operation;
	const status = 'Confirmed';
	if (before.status === status) {
		throw new HttpError(409, { message: 'This booking is confirmed already.' });
	}
	await claimOwnSeats(transaction, operation, { ...before, status });
	const cleared = { status, refund: undefined, request: null, at } as const;
	const promised = await promisedRefund(transaction, before, cleared);
	const told = await toldDecision(transaction, before, status, {
		at,
		siteUrl: offering.siteUrl,
		refund: null,
		request: null,
	});
	const reply = await storeOperation(transaction, operation, {
		fields: { status, ...promised },
		summary: 'Confirmed',
		...(await decisionLetter(transaction, told, at)),
		letterTime: letter,
	});
	return { reply, tourIds: toursOf(operation) };
}
