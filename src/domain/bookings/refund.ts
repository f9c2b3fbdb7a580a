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
			return `You get back all you paid, because a flight can be cancelled free of charge within ${flightCancellation.flexibleHours} hours of its confirmation. Of the total above that is ${formatMoneyInCents(refund.amount)}.`;
		case 'fare rules':
			return `You get back ${byFareRules(refund, booking)}. If that leaves nothing, you owe nothing more.`;
		case 'share':
			return shareText(refund, whenText(daysBetween(newYorkDay(at), booking.departure)));
	}
}

function shareText({ percent, amount, open = 0 }: RefundOf<'share'>, when: string): string {
	if (percent === 0 && amount === 0) {
		return `A tour package that is cancelled ${when} is not refunded.`;
	}
	const money = formatMoneyInCents(amount);
	if (open === 0) {
		return `You get back ${percent}% of what you paid, because it is cancelled ${when}. Of the total above that is ${money}.`;
	}
	const sum = `${percent}% of the total, because it is cancelled ${when}${openText(open)}`;
	if (amount === 0) return `Nothing comes back: that would be ${sum}. You owe nothing more.`;
	return `You get back ${money}: ${sum}.`;
}

/** What of a sum is taken off because it is not paid, or given back because it was paid too much; '' where neither is. */
export function openText(open: number): string {
	if (open === 0) return '';
	return open > 0
		? `, less the ${formatMoneyInCents(open)} that you have not paid`
		: `, and the ${formatMoneyInCents(-open)} that you paid too much`;
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

function byFareRules(
	{ fee, open = 0 }: RefundOf<'fare rules'>,
	{ travellers }: RefundableBooking,
): string {
	return `what the airline refunds by the rules of your fare, less our service fee of ${formatMoneyInCents(fee)} for ${travellersLabel(travellers)}${openText(open)}`;
}

function whenText(daysLeft: number): string {
	if (daysLeft < 0) return 'after departure';
	if (daysLeft === 0) return 'on the day of departure';
	return `${daysLeft === 1 ? '1 day' : `${daysLeft} days`} before departure`;
}
