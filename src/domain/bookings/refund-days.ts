import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { formatDate, formatDates } from '../calendar/format-date.ts';
import { newYorkDay } from '../calendar/new-york-day.ts';
import { newYorkMoment } from '../calendar/new-york-moment.ts';
import { formatMoneyInCents } from '../money.ts';
import { isOver, type Refund, type RefundableBooking, refundSteps } from './refund-steps.ts';
import { fareRulesLabel } from './refund-terms.ts';

/** Days in New York on which a cancellation pays back the same. */
export type RefundDays = {
	from: CalendarDate;
	/** The last one; the first one again where it is a single day. */
	to: CalendarDate;
	/** Within the last day, where it ends before that does; null where it lasts to its midnight. */
	until: Date | null;
	refund: Refund;
};

/**
 * What cancelling a booking pays back on each day from today to its departure, in the order of time. Every day is in one
 * of them; a day within which it changes is in two.
 * @param booking confirmed: before that, nothing is owed on any day
 * @returns none once the day of departure is over
 */
export function refundDays(
	booking: RefundableBooking & { confirmedAt: Date },
	now: Date,
): RefundDays[] {
	const { departure } = booking;
	const days: RefundDays[] = [];
	let from = newYorkDay(now);
	for (const step of refundSteps(booking)) {
		if (from > departure || isOver(step, departure, now)) continue;
		const { refund, end } = step;
		const lastDay = end.kind === 'moment' ? newYorkDay(end.moment) : lastDayOf(end, departure);
		const to = lastDay < departure ? lastDay : departure;
		const until = end.kind === 'moment' && lastDay <= departure ? end.moment : null;
		days.push({ from, to, until, refund });
		from = until ? to : addDays(to, 1);
	}
	return days;
}

function lastDayOf(
	end: { kind: 'day'; day: CalendarDate } | { kind: string },
	departure: CalendarDate,
): CalendarDate {
	return 'day' in end ? end.day : departure;
}

/** When some days of a refund are: 'Thu, Dec 10, 2026', 'Nov 21 – 30, 2026', 'Until Tue, Mar 2, 2:10 PM New York time'. */
export function refundDaysLabel({ from, to, until }: RefundDays): string {
	if (until) return `Until ${newYorkMoment(until)}`;
	return from === to ? formatDate(from) : formatDates(from, to);
}

/** What a cancellation pays back, as the cell of a table: '90% · $6,504.30'. */
export function refundAmountLabel(refund: Refund): string {
	switch (refund.kind) {
		case 'unpaid':
		case 'nothing paid':
			return 'You owe nothing';
		case 'deposit':
			return `All you paid · ${formatMoneyInCents(refund.amount)}`;
		case 'all':
			return `100% · ${formatMoneyInCents(refund.amount)}`;
		case 'share':
			return refund.percent === 0
				? 'Nothing'
				: `${refund.percent}% · ${formatMoneyInCents(refund.amount)}`;
		case 'fare rules':
			return fareRulesLabel(refund, formatMoneyInCents);
	}
}
