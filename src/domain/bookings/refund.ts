import { addHours } from 'date-fns/addHours';

import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { newYorkDay } from '../calendar/new-york-day.ts';
import { formatMoneyInCents } from '../money.ts';
import type { BookingType } from './booking.ts';
import { flightCancellation, tourRefundPercent } from './refund-policy.ts';
import { travellersLabel } from './travellers.ts';

/** A confirmed booking and the moment at which it is cancelled. */
export type Cancellation = {
	type: BookingType;
	/** Dollars, of the whole party. */
	total: number;
	travellers: number;
	departure: CalendarDate;
	/** When the request was sent. */
	requestedAt: Date;
	/** When the desk confirmed it. */
	confirmedAt: Date;
	cancelledAt: Date;
};

/** What the refund policy gives back of a cancelled booking; amounts in dollars. */
export type Refund =
	/** All of it: the flight is within its first hours. */
	| { kind: 'all'; amount: number }
	/** A share by the days left before a tour. */
	| { kind: 'share'; percent: number; amount: number; daysLeft: number }
	/** What the airline refunds, less our fee for the whole party. */
	| { kind: 'fare rules'; fee: number; travellers: number };

/** What the customer gets back by the refund policy, whose days are New York's. */
export function refundOf(cancellation: Cancellation): Refund {
	const { type, total, travellers, departure, cancelledAt } = cancellation;
	if (type === 'tour') {
		const daysLeft = daysBetween(newYorkDay(cancelledAt), departure);
		const percent = tourRefundPercent(daysLeft);
		return { kind: 'share', percent, amount: shareOf(total, percent), daysLeft };
	}
	if (isInFirstHours(cancellation)) return { kind: 'all', amount: total };
	return { kind: 'fare rules', fee: flightCancellation.serviceFee * travellers, travellers };
}

/** A refund as the customer and the desk read it, in one or two sentences. */
export function refundText(refund: Refund): string {
	if (refund.kind === 'all') {
		return `You get back all you paid, because a flight can be cancelled free of charge within ${flightCancellation.flexibleHours} hours of its confirmation. Of the total above that is ${formatMoneyInCents(refund.amount)}.`;
	}
	if (refund.kind === 'fare rules') {
		return `You get back what the airline refunds by the rules of your fare, less our service fee of ${formatMoneyInCents(refund.fee)} for ${travellersLabel(refund.travellers)}. If that leaves nothing, you owe nothing more.`;
	}
	const { percent, amount, daysLeft } = refund;
	const when = whenText(daysLeft);
	if (percent === 0) return `A tour package that is cancelled ${when} is not refunded.`;
	return `You get back ${percent}% of what you paid, because it is cancelled ${when}. Of the total above that is ${formatMoneyInCents(amount)}.`;
}

function isInFirstHours({ departure, requestedAt, confirmedAt, cancelledAt }: Cancellation) {
	const { flexibleHours, flexibleLeadDays } = flightCancellation;
	const lead = daysBetween(newYorkDay(requestedAt), departure);
	return lead >= flexibleLeadDays && cancelledAt <= addHours(confirmedAt, flexibleHours);
}

/** In whole cents, a half one up. */
function shareOf(total: number, percent: number): number {
	return Math.round((Math.round(total * 100) * percent) / 100) / 100;
}

function whenText(daysLeft: number): string {
	if (daysLeft < 0) return 'after departure';
	if (daysLeft === 0) return 'on the day of departure';
	return `${daysLeft === 1 ? '1 day' : `${daysLeft} days`} before departure`;
}
