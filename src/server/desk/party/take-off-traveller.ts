import type * as z from 'zod/mini';

import type { RefundByPolicy, RefundPromise } from '#src/contract/admin/refund.ts';
import { reasonLength, reasonMissing } from '#src/contract/admin/refund.ts';
import type { OperationReply } from '#src/contract/desk/operation.ts';
import type { takeOffTraveller as endpoint } from '#src/contract/desk/party.ts';
import { needsReason } from '#src/domain/bookings/promised-refund.ts';
import { priceWithout } from '#src/domain/desk/party-price.ts';
import { partyWithout } from '#src/domain/desk/party-seats.ts';
import { travellerLines } from '#src/domain/desk/traveller-words.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { seatName } from '#src/domain/trips/seat-words.ts';

import { refundableBooking } from '../../admin/bookings/booking-refund.ts';
import { type AskedOperation, beginOperation } from '../../bookings/operations/begin-operation.ts';
import { publishSeats, type SeatsChanged } from '../../bookings/operations/publish-seats.ts';
import { storeOperation } from '../../bookings/operations/store-operation.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { type Offering, offerSeats } from '../../departures/offer-seats.ts';
import { HttpError, invalidField } from '../../http/http-error.ts';
import { partyChanged } from '../../mail/letters/party-changed.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { replaceTravellers } from '../../trips/replace-travellers.ts';
import { selectTravellers } from '../../trips/trip-view.ts';
import { changedFields } from './party-fields.ts';
import { partyClosed, readingOf } from './party-rules.ts';
import { refundForOne } from './price-party.ts';
import { keptTravellers } from './undo-party.ts';

type Asked = Omit<AskedOperation, 'action'> & z.output<typeof endpoint.body>;

/**
 * Takes a traveller off a booking, and what the policy gives back for them off its total; who waits for a seat is offered
 * theirs.
 * @throws HttpError as `beginOperation`; 409 where the party can no longer change; 400 at `seat` where nobody would be left or
 *   lead, at `refund.amount` for more than the total, at `refund.reason` for another amount than the policy's without one
 */
export async function takeOffTraveller(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	asked: Asked,
): Promise<OperationReply> {
	return publishSeats(
		await inTransaction(db, (transaction) => takeOff(transaction, offering, asked)),
	);
}

async function takeOff(
	transaction: Database,
	offering: Offering,
	{ seat, refund, letter, ...asked }: Asked,
): Promise<SeatsChanged> {
	const operation = await beginOperation(transaction, offering, {
		...asked,
		action: 'change party',
	});
	if (operation.earlier) return { reply: operation.earlier, tourIds: [] };
	const { before, at } = operation;
	const closed = partyClosed(before, at);
	if (closed !== null) throw new HttpError(409, { message: closed });
	const named = await selectTravellers(transaction, before.id);
	const changed = partyWithout(readingOf(before), named, seat);
	if ('refusal' in changed) throw invalidField('seat', changed.refusal);
	const policy = refundForOne(await refundableBooking(transaction, before), before, at);
	refuseRefund(refund, policy, before.totalPrice);

	const fields = changedFields(before, changed, priceWithout(before, refund.amount));
	const after = { ...before, ...fields, version: before.version + 1 };
	await replaceTravellers(transaction, before.id, { named: changed.named, at });
	const who = named.find((each) => each.seat === seat)?.name || seatName({ seat });
	const back = formatMoneyInCents(refund.amount);
	const why = refund.reason ? `: ${refund.reason}` : '';
	const reply = await storeOperation(transaction, operation, {
		fields,
		summary: `Took off ${who}, ${back} off the total${why}`,
		more: keptTravellers(named, changed.named),
		recorded: {
			before: { travellerNames: travellerLines(named) },
			after: { travellerNames: travellerLines(changed.named) },
		},
		letter: partyChanged(before, after, {
			opening: `${who} no longer travels with you on your booking ${before.bookingId}. ${backWords(policy, back)}`,
			siteUrl: offering.siteUrl,
		}),
		letterTime: letter,
	});
	const departure = operation.departures.get(before.departureId ?? 0);
	if (departure) await offerSeats(transaction, departure, offering);
	return { reply, tourIds: departure ? [departure.tourId] : [] };
}

function refuseRefund(
	{ amount, reason = '' }: RefundPromise,
	policy: RefundByPolicy,
	total: number,
): void {
	if (amount > total) {
		throw invalidField(
			'refund.amount',
			`The total is ${formatMoneyInCents(total)}: no more comes off.`,
		);
	}
	if (needsReason(policy, amount) && reason.length < reasonLength.least) {
		throw invalidField('refund.reason', reasonMissing(policy));
	}
}

function backWords({ isPaid }: RefundByPolicy, back: string): string {
	return isPaid
		? `By our refund policy ${back} comes off the total for them.`
		: `Their share of ${back} is no longer owed.`;
}
