import type * as z from 'zod/mini';

import type { extendHold as endpoint } from '#src/contract/desk/booking-actions.ts';
import type { OperationReply } from '#src/contract/desk/operation.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { leavesAt } from '#src/domain/bookings/last-sale.ts';
import { whyNotHeldUntil } from '#src/domain/desk/hold-limit.ts';
import { site } from '#src/site.ts';

import { bookedLeaving } from '../../bookings/booked-leaving.ts';
import { type AskedOperation, beginOperation } from '../../bookings/operations/begin-operation.ts';
import { publishSeats, type SeatsChanged } from '../../bookings/operations/publish-seats.ts';
import { claimOwnSeats, toursOf } from '../../bookings/operations/seats-of-operation.ts';
import { storeOperation } from '../../bookings/operations/store-operation.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { HttpError, invalidField } from '../../http/http-error.ts';
import { holdExtended } from '../../mail/letters/hold-extended.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

type Asked = Omit<AskedOperation, 'action'> & z.output<typeof endpoint.body>;

/**
 * Holds a booking that waits for longer: one whose hold has ended takes its seats again.
 * @throws HttpError as `beginOperation`; 409 where it does not wait; 400 at `until` for a time until which it cannot be held;
 *   409 with the tour's departures when its seats are gone
 */
export async function extendHold(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	asked: Asked,
): Promise<OperationReply> {
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
	const operation = await beginOperation(transaction, offering, {
		...asked,
		action: 'extend hold',
	});
	if (operation.earlier) return { reply: operation.earlier, tourIds: [] };
	const { before, row, at } = operation;
	if (before.status !== 'Pending Confirmation') {
		throw new HttpError(409, { message: 'Only a booking that waits to be confirmed is held.' });
	}
	const heldUntil = new Date(until);
	const leaving = await bookedLeaving(transaction, before, row.itemId);
	const standing = { heldUntil: row.heldUntil, leavesAt: leavesAt(leaving), now: at };
	const refusal = whyNotHeldUntil(heldUntil, standing);
	if (refusal !== null) throw invalidField('until', refusal);
	const after = { ...before, heldUntil: heldUntil.toISOString(), version: before.version + 1 };
	await claimOwnSeats(transaction, operation, after);
	const reply = await storeOperation(transaction, operation, {
		fields: { heldUntil },
		summary: `Held until ${deskMoment(site, heldUntil)}`,
		letter: holdExtended(before, after, offering.siteUrl),
		letterTime: letter,
	});
	return { reply, tourIds: toursOf(operation) };
}
