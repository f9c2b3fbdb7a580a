import { formatDates, formatLongDate } from '../calendar/format-date.ts';
import { newYorkMoment } from '../calendar/new-york-moment.ts';
import { centsOf, formatMoney } from '../money.ts';
import type { Refund, RefundStep } from './refund-steps.ts';

/** A step in words: when it holds, and what it pays back. */
export type RefundTerm = { when: string; refund: string };

/** The steps of a booking as a list to be read from above: 'Mar 17 – 31, 2027' pays back '70%, $2,310'. */
export function refundTerms(steps: readonly RefundStep[]): RefundTerm[] {
	return steps.map((step, index) => ({
		when: whenText(step, index === 0),
		refund: refundLabel(step.refund),
	}));
}

/** What counts most of a request's steps: 'Free until our desk confirms it, then 90% back until March 16, 2027'. */
export function refundTermsInShort([, next]: readonly RefundStep[]): string {
	return `Free until our desk confirms it${next ? afterwards(next) : ''}`;
}

/** 'What the airline refunds, less $550.00': our fee, and what is not paid. */
export function fareRulesLabel(
	{ fee, most, open = 0 }: Extract<Refund, { kind: 'fare rules' }>,
	money: (dollars: number) => string,
): string {
	if (open > 0 && most === 0) return 'Nothing';
	const less = (centsOf(fee) + centsOf(open)) / 100;
	return `What the airline refunds, ${less < 0 ? 'and' : 'less'} ${money(Math.abs(less))}`;
}

function afterwards({ refund, end }: RefundStep): string {
	if (end.kind === 'hours') return ` and for ${end.hours} hours after that`;
	if (refund.kind === 'fare rules') return ', then by the rules of your fare';
	if (refund.kind !== 'share' || end.kind !== 'day') return ', then no refund';
	return `, then ${refund.percent}% back until ${formatLongDate(end.day)}`;
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
			if (refund.open !== undefined) {
				return refund.amount === 0 ? 'No refund' : formatMoney(refund.amount);
			}
			return refund.percent === 0
				? 'No refund'
				: `${refund.percent}%, ${formatMoney(refund.amount)}`;
		case 'fare rules':
			return fareRulesLabel(refund, formatMoney);
	}
}
