import type * as z from 'zod/mini';

import type { takeOffTraveller as endpoint } from '#src/contract/desk/party.ts';
import type { RefundByPolicy, RefundPromise } from '#src/contract/desk/refund.ts';
import { reasonLength, reasonMissing } from '#src/contract/desk/refund.ts';
import { changePartyMessages } from '#src/contract/trips/party.ts';
import { needsReason } from '#src/domain/bookings/promised-refund.ts';
import { priceWithout } from '#src/domain/desk/party-price.ts';
import { partyWithout } from '#src/domain/desk/party-seats.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { seatName } from '#src/domain/trips/seat-words.ts';

import { HttpError, invalidField } from '../../http/http-error.ts';
import { partyChanged } from '../../mail/letters/party-changed.ts';
import { changeSeats, changeSeatsBack } from '../party/change-seats.ts';
import { recordedTravellers, type Seats } from '../party/kept-travellers.ts';
import { changedFields, partyClosed, readingOf } from '../party/party-rules.ts';
import { refundForOne } from '../party/price-party.ts';
import { refuseUnlessTheirs } from '../party/refuse-unless-theirs.ts';
import { refundableBooking } from '../promised-refund.ts';
import { selectTravellers } from '../travellers-of.ts';
import { type Basics, type Decision, operation } from './operation.ts';

type TakingOff = Omit<z.output<typeof endpoint.body>, 'version'> & Basics;
type TakenOff = Decision & {
	seats: Seats;
	seat: number;
	who: string;
	policy: RefundByPolicy;
	back: string;
};

/**
 * Takes a traveller off a booking, and what the policy gives back for them off its total; who waits for a seat is offered
 * theirs.
 * @throws HttpError 409 where the party can no longer change; 400 at `seat` where nobody would be left or lead, at
 *   `refund.amount` for more than the total, at `refund.reason` for another amount than the policy's without one
 */
export const takeOffTraveller = operation<TakingOff, TakenOff>({
	action: 'change party',

	async decide(begun, { seat, refund }) {
		const { transaction, before, actor, at } = begun;
		await refuseUnlessTheirs(begun);
		const closed = partyClosed(before, at);
		if (closed !== null) throw new HttpError(409, { message: closed });
		const was = await selectTravellers(transaction, before.id);
		const party = partyWithout(readingOf(before), was, seat);
		if ('refusal' in party) throw invalidField('seat', party.refusal);
		const policy = refundForOne(await refundableBooking(transaction, before), before, at);
		if (actor.kind === 'traveller') refuseUnlessSeen(refund, policy);
		refuseRefund(refund, policy, before.totalPrice);
		const who = was.find((each) => each.seat === seat)?.name || seatName({ seat });
		const back = formatMoneyInCents(refund.amount);
		const why = refund.reason ? `: ${refund.reason}` : '';
		const seats = { was, named: party.named };
		return {
			fields: changedFields(before, party, priceWithout(before, refund.amount)),
			summary: `Took off ${who}, ${back} off the total${why}`,
			recorded: recordedTravellers(seats),
			seats,
			seat,
			who,
			policy,
			back,
		};
	},

	apply: (begun, { seats, seat }) =>
		changeSeats(begun, seats, (wish) => wish.does === 'take off' && wish.seat === seat),
	undo: changeSeatsBack,

	letter: ({ before, offering: { siteUrl } }, { decision: { who, policy, back }, after }) =>
		partyChanged(before, after, {
			opening: `${who} no longer travels with you on your booking ${before.bookingId}. ${backWords(policy, back)}`,
			siteUrl,
		}),
});

/** @throws HttpError 409 where a traveller saw another amount than the policy's, or only the airline knows it */
function refuseUnlessSeen({ amount }: RefundPromise, { least, most }: RefundByPolicy): void {
	if (amount === least && amount === most) return;
	throw new HttpError(409, { message: changePartyMessages.gone });
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
