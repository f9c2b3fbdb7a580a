import { formatDates, formatLongDate } from '../calendar/format-date.ts';
import { newYorkMoment } from '../calendar/new-york-moment.ts';
import { formatMoney } from '../money.ts';
import {
	type Refund,
	type RefundableBooking,
	type RefundStep,
	refundSteps,
} from './refund-steps.ts';

/** A step in words: when it holds, and what it pays back. */
export type RefundTerm = { when: string; refund: string };

/**
 * The steps of a booking as a list to be read from above: 'Mar 17 – 31, 2027' pays back '70%, $2,310'. No amount is named
 * of what nobody has paid: until all is paid it is '70% of what you have paid'.
 */
export function refundTerms(booking: RefundableBooking): RefundTerm[] {
	const { total, paid, confirmedAt } = booking;
	const isPaid = paid >= total && confirmedAt !== null;
	// What is confirmed and not paid is looked at as it will be once something is.
	const steps = refundSteps(isPaid || confirmedAt === null ? booking : { ...booking, paid: total });
	return steps.map((step, index) => ({
		when: whenText(step, index === 0),
		refund: isPaid ? refundLabel(step.refund) : shareLabel(step.refund),
	}));
}

/** What counts most of a request's steps: 'Free until our desk confirms it, then by the rules of your fare'. */
export function refundTermsInShort([, next]: readonly RefundStep[]): string {
	return `Free until our desk confirms it${next ? afterwards(next) : ''}`;
}

/** 'What the airline refunds, less $50.00': our fee. */
export function fareRulesLabel(
	{ fee }: Extract<Refund, { kind: 'fare rules' }>,
	money: (dollars: number) => string,
): string {
	return `What the airline refunds, less ${money(fee)}`;
}

function afterwards({ refund, end }: RefundStep): string {
	if (end.kind === 'hours') return ` and for ${end.hours} hours after that`;
	if (refund.kind === 'fare rules') return ', then by the rules of your fare';
	if (refund.kind !== 'share' || end.kind !== 'day') return ', then no refund';
	return `, then ${refund.percent}% of what you paid comes back until ${formatLongDate(end.day)}`;
}

function whenText({ from, end }: RefundStep, isFirst: boolean): string {
	switch (end.kind) {
		case 'confirmation':
			return 'Until our desk confirms it';
		case 'hours':
			return `Within ${end.hours} hours of that`;
		case 'moment':
			return `Until ${newYorkMoment(end.moment)}`;
		case 'day':
			return from ? formatDates(from, end.day) : `Until ${formatLongDate(end.day)}`;
		case 'none':
			if (from) return `From ${formatLongDate(from)}`;
			return isFirst ? 'At any time' : 'After that';
	}
}

function shareLabel(refund: Refund): string {
	if (refund.kind === 'all') return 'All that you have paid';
	if (refund.kind !== 'share' || refund.percent === 0) return refundLabel(refund);
	return `${refund.percent}% of what you have paid`;
}

function refundLabel(refund: Refund): string {
	switch (refund.kind) {
		case 'unpaid':
		case 'nothing paid':
			return 'Free';
		case 'deposit':
			return `All that was paid, ${formatMoney(refund.amount)}`;
		case 'all':
			return `100%, ${formatMoney(refund.amount)}`;
		case 'share':
			return refund.percent === 0
				? 'No refund'
				: `${refund.percent}%, ${formatMoney(refund.amount)}`;
		case 'fare rules':
			return fareRulesLabel(refund, formatMoney);
	}
}
