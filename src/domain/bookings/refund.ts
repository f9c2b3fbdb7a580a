import { daysBetween } from '../calendar/calendar-date.ts';
import { newYorkDay } from '../calendar/new-york-day.ts';
import { formatMoneyInCents } from '../money.ts';
import { policyAmounts } from './promised-refund.ts';
import { flightCancellation } from './refund-policy.ts';
import { isOver, type Refund, type RefundableBooking, refundSteps } from './refund-steps.ts';
import { travellersLabel } from './travellers.ts';

type RefundOf<Kind extends Refund['kind']> = Extract<Refund, { kind: Kind }>;

/** What a booking pays back by the refund policy when it is cancelled at a moment. */
export function refundOf(booking: RefundableBooking, at: Date): Refund {
	const steps = refundSteps(booking);
	const step = steps.find((each) => !isOver(each, booking.departure, at));
	if (!step) throw new Error('The last step of a refund has no end.');
	return step.refund;
}

/** The same as the customer and the desk read it, in one or two sentences. */
export function refundText(booking: RefundableBooking, at: Date): string {
	const refund = refundOf(booking, at);
	switch (refund.kind) {
		case 'unpaid':
			return 'It was not confirmed yet: you owe nothing.';
		case 'nothing paid':
			return 'Nothing was paid: you owe nothing.';
		case 'deposit':
			return `It was not confirmed yet: you get back all you paid, ${formatMoneyInCents(refund.amount)}.`;
		case 'all':
			return `You get back all you paid, ${formatMoneyInCents(refund.amount)}, because a flight can be cancelled free of charge within ${flightCancellation.flexibleHours} hours of its confirmation.`;
		case 'fare rules':
			return `You get back ${byFareRules(refund, booking)}. If that leaves nothing, you owe nothing more.`;
		case 'share':
			return shareText(refund, booking, whenText(daysBetween(newYorkDay(at), booking.departure)));
	}
}

function shareText(
	{ percent, amount }: RefundOf<'share'>,
	{ paid }: RefundableBooking,
	when: string,
): string {
	if (percent === 0) return `A tour package that is cancelled ${when} is not refunded.`;
	return `You get back ${percent}% of the ${formatMoneyInCents(paid)} that you paid, because it is cancelled ${when}: ${formatMoneyInCents(amount)}.`;
}

/**
 * What comes back of a booking that is cancelled, as its customer reads it: what the desk promised, in the policy's words
 * where they lead to the same.
 * @param amount dollars; null where the desk promised nothing of its own
 */
export function promisedText(booking: RefundableBooking, at: Date, amount: number | null): string {
	const refund = refundOf(booking, at);
	const { least, most } = policyAmounts(refund);
	if (amount === null || (amount === least && amount === most)) return refundText(booking, at);
	if (amount === 0) return 'Nothing is refunded.';
	const promise = `You get back ${formatMoneyInCents(amount)}`;
	if (refund.kind !== 'fare rules' || amount > most) return `${promise}.`;
	return `${promise}: ${byFareRules(refund, booking)}.`;
}

function byFareRules({ fee }: RefundOf<'fare rules'>, { travellers }: RefundableBooking): string {
	return `what the airline refunds by the rules of your fare, less our service fee of ${formatMoneyInCents(fee)} for ${travellersLabel(travellers)}`;
}

function whenText(daysLeft: number): string {
	if (daysLeft < 0) return 'after departure';
	if (daysLeft === 0) return 'on the day of departure';
	return `${daysLeft === 1 ? '1 day' : `${daysLeft} days`} before departure`;
}
