import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';

import type { cancelBooking as endpoint } from '#src/contract/desk/booking-actions.ts';
import type { DeedReply } from '#src/contract/desk/deed.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import { toldDecision } from '../../admin/bookings/booking-letters.ts';
import { promisedRefund } from '../../admin/bookings/booking-refund.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { tripMessages } from '../../db/schema.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { settleRequest, waitingRequest } from '../../trips/cancellation-request.ts';
import { type AskedDeed, beginDeed } from '../deeds/begin-deed.ts';
import { decisionLetter } from '../deeds/decision-letter.ts';
import { offerGivenBack, toursOf } from '../deeds/own-seats.ts';
import { publishSeats, type SeatsChanged } from '../deeds/publish-seats.ts';
import { storeDeed } from '../deeds/store-deed.ts';
import type { UndoOf } from '../deeds/undone.ts';

type Asked = Omit<AskedDeed, 'action'> & z.output<typeof endpoint.body>;

/**
 * Cancels a booking: its seats are free, who waits for them is offered them, and what is paid back is promised. A request
 * of its traveller that waits is accepted so, and counted by the moment of asking.
 * @throws HttpError as `beginDeed`; 409 where it is cancelled already; 400 at the field of a refund that cannot be
 *   promised
 */
export async function cancelBooking(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	asked: Asked,
): Promise<DeedReply> {
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
	const deed = await beginDeed(transaction, offering, { ...asked, action: 'cancel' });
	if (deed.earlier) return { reply: deed.earlier, tourIds: [] };
	const { before, at } = deed;
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
	const reply = await storeDeed(transaction, deed, {
		fields: { status, ...promised },
		summary: promised.refund
			? `Cancelled, ${formatMoneyInCents(promised.refund)} to pay back`
			: 'Cancelled',
		...(await decisionLetter(transaction, told, at)),
		letterTime: letter,
		more: { request: request && request.id },
	});
	await offerGivenBack(transaction, deed);
	return { reply, tourIds: toursOf(deed) };
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
