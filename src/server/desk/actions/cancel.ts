import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';

import type { cancelBooking as endpoint } from '#src/contract/desk/booking-actions.ts';
import type { OperationReply } from '#src/contract/desk/operation.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import { toldDecision } from '../../admin/bookings/booking-letters.ts';
import { promisedRefund } from '../../admin/bookings/booking-refund.ts';
import { type AskedOperation, beginOperation } from '../../bookings/operations/begin-operation.ts';
import { decisionLetter } from '../../bookings/operations/decision-letter.ts';
import { publishSeats, type SeatsChanged } from '../../bookings/operations/publish-seats.ts';
import { offerGivenBack, toursOf } from '../../bookings/operations/seats-of-operation.ts';
import { storeOperation } from '../../bookings/operations/store-operation.ts';
import type { UndoOf } from '../../bookings/operations/undo.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { tripMessages } from '../../db/schema.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { settleRequest, waitingRequest } from '../../trips/cancellation-request.ts';

type Asked = Omit<AskedOperation, 'action'> & z.output<typeof endpoint.body>;

/**
 * Cancels a booking: its seats are free, who waits for them is offered them, and what is paid back is promised. A request
 * of its traveller that waits is accepted so, and counted by the moment of asking.
 * @throws HttpError as `beginOperation`; 409 where it is cancelled already; 400 at the field of a refund that cannot be
 *   promised
 */
export async function cancelBooking(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	asked: Asked,
): Promise<OperationReply> {
	const cancelled = await inTransaction(db, (transaction) =>
		cancelWithin(transaction, offering, asked),
	);
	return publishSeats(cancelled);
}

async function cancelWithin(
	transaction: Database,
	offering: Offering,
	{ letter, refund, ...asked }: Asked,
): Promise<SeatsChanged> {
	const operation = await beginOperation(transaction, offering, { ...asked, action: 'cancel' });
	if (operation.earlier) return { reply: operation.earlier, tourIds: [] };
	const { before, at } = operation;
	const status = 'Cancelled';
	if (before.status === status) {
		throw new HttpError(409, { message: 'This booking is cancelled already.' });
	}
	const request = await waitingRequest(transaction, before.id);
	const promised = await promisedRefund(transaction, before, { status, refund, request, at });
	const told = await toldDecision(transaction, before, status, {
		at,
		siteUrl: offering.siteUrl,
		refund: promised.refund,
		request,
	});
	if (request) await settleRequest(transaction, before.id, { state: 'accepted', at });
	const reply = await storeOperation(transaction, operation, {
		fields: { status, ...promised },
		summary: promised.refund
			? `Cancelled, ${formatMoneyInCents(promised.refund)} to pay back`
			: 'Cancelled',
		...(await decisionLetter(transaction, told, at)),
		letterTime: letter,
		more: { request: request && request.id },
	});
	await offerGivenBack(transaction, operation);
	return { reply, tourIds: toursOf(operation) };
}

/** The request that it accepted waits for an answer again. */
export const undoCancel: UndoOf = async (transaction, { more }) => {
	const { request } = more;
	if (typeof request !== 'number') return;
	await transaction
		.update(tripMessages)
		.set({ cancellation: 'asked', decidedAt: null })
		.where(eq(tripMessages.id, request));
};
