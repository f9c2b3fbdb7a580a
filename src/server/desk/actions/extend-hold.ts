import type * as z from 'zod/mini';

import type { extendHold as endpoint } from '#src/contract/desk/booking-actions.ts';
import type { DeedReply } from '#src/contract/desk/deed.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { leavesAt } from '#src/domain/bookings/last-sale.ts';
import { whyNotHeldUntil } from '#src/domain/desk/hold-limit.ts';
import { site } from '#src/site.ts';

import { bookedLeaving } from '../../bookings/booked-leaving.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { HttpError, invalidField } from '../../http/http-error.ts';
import { holdExtended } from '../../mail/letters/hold-extended.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type AskedDeed, beginDeed } from '../deeds/begin-deed.ts';
import { claimOwnSeats, toursOf } from '../deeds/own-seats.ts';
import { publishSeats, type SeatsChanged } from '../deeds/publish-seats.ts';
import { storeDeed } from '../deeds/store-deed.ts';

type Asked = Omit<AskedDeed, 'action'> & z.output<typeof endpoint.body>;

/**
 * Holds a booking that waits for longer: one whose hold has ended takes its seats again.
 * @throws HttpError as `beginDeed`; 409 where it does not wait; 400 at `until` for a time until which it cannot be held;
 *   409 with the tour's departures when its seats are gone
 */
export async function extendHold(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	asked: Asked,
): Promise<DeedReply> {
	const extended = await inTransaction(db, (transaction) =>
		extendWithin(transaction, offering, asked),
	);
	return publishSeats(extended);
}

async function extendWithin(
	transaction: Database,
	offering: Offering,
	{ letter, until, ...asked }: Asked,
): Promise<SeatsChanged> {
	const deed = await beginDeed(transaction, offering, { ...asked, action: 'extend hold' });
	if (deed.earlier) return { reply: deed.earlier, tourIds: [] };
	const { before, row, at } = deed;
	if (before.status !== 'Pending Confirmation') {
		throw new HttpError(409, { message: 'Only a booking that waits to be confirmed is held.' });
	}
	const heldUntil = new Date(until);
	const leaving = await bookedLeaving(transaction, before, row.itemId);
	const standing = { heldUntil: row.heldUntil, leavesAt: leavesAt(leaving), now: at };
	const refusal = whyNotHeldUntil(heldUntil, standing);
	if (refusal !== null) throw invalidField('until', refusal);
	const after = { ...before, heldUntil: heldUntil.toISOString(), version: before.version + 1 };
	await claimOwnSeats(transaction, deed, after);
	const reply = await storeDeed(transaction, deed, {
		fields: { heldUntil },
		summary: `Held until ${deskMoment(site, heldUntil)}`,
		letter: holdExtended(before, after, offering.siteUrl),
		letterTime: letter,
	});
	return { reply, tourIds: toursOf(deed) };
}
