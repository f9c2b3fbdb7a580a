import type * as z from 'zod/mini';

import type { confirmBooking as endpoint } from '#src/contract/desk/booking-actions.ts';
import type { DeedReply } from '#src/contract/desk/deed.ts';

import { toldDecision } from '../../admin/bookings/booking-letters.ts';
import { promisedRefund } from '../../admin/bookings/booking-refund.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type AskedDeed, beginDeed } from '../deeds/begin-deed.ts';
import { decisionLetter } from '../deeds/decision-letter.ts';
import { claimOwnSeats, toursOf } from '../deeds/own-seats.ts';
import { publishSeats, type SeatsChanged } from '../deeds/publish-seats.ts';
import { storeDeed } from '../deeds/store-deed.ts';

type Asked = Omit<AskedDeed, 'action'> & z.output<typeof endpoint.body>;

/**
 * Confirms a booking: one that gave its seats back takes them again.
 * @throws HttpError as `beginDeed`; 409 where it is confirmed already; 409 with the tour's departures when its seats are
 *   gone
 */
export async function confirmBooking(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	asked: Asked,
): Promise<DeedReply> {
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
	const deed = await beginDeed(transaction, offering, { ...asked, action: 'confirm' });
	if (deed.earlier) return { reply: deed.earlier, tourIds: [] };
	const { before, at } = deed;
	const status = 'Confirmed';
	if (before.status === status) {
		throw new HttpError(409, { message: 'This booking is confirmed already.' });
	}
	await claimOwnSeats(transaction, deed, { ...before, status });
	const cleared = { status, refund: undefined, request: null, at } as const;
	const promised = await promisedRefund(transaction, before, cleared);
	const told = await toldDecision(transaction, before, status, {
		at,
		siteUrl: offering.siteUrl,
		refund: null,
		request: null,
	});
	const reply = await storeDeed(transaction, deed, {
		fields: { status, ...promised },
		summary: 'Confirmed',
		...(await decisionLetter(transaction, told, at)),
		letterTime: letter,
	});
	return { reply, tourIds: toursOf(deed) };
}
