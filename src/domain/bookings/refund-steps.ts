import { addHours } from 'date-fns/addHours';

import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { newYorkDay } from '../calendar/new-york-day.ts';
import { centsOf } from '../money.ts';
import type { BookingType } from './booking.ts';
import { flightCancellation, tourRefundTiers } from './refund-policy.ts';

/** What of a booking decides about its refund. */
export type RefundableBooking = {
	type: BookingType;
	/** Dollars, of the whole party. */
	total: number;
	/** Dollars of it that were paid by now. */
	paid: number;
	travellers: number;
	departure: CalendarDate;
	/** When the request was sent. */
	bookedAt: Date;
	/** When the desk confirmed it; null while it has not, whether its seats are held or not. */
	confirmedAt: Date | null;
};

/** What the policy gives back of what was paid; amounts in dollars. */
export type Refund =
	/** It is not confirmed yet, and nothing has been paid: nothing is owed. */
	| { kind: 'unpaid' }
	/** It is confirmed, and nothing has been paid by then: nothing comes back, and nothing more is owed. */
	| { kind: 'nothing paid' }
	/** All that was paid, because it is not confirmed yet. */
	| { kind: 'deposit'; amount: number }
	/** All that was paid: the flight is within its first hours. */
	| { kind: 'all'; amount: number }
	/** A share of what was paid, by the days left before a tour. */
	| { kind: 'share'; percent: number; amount: number }
	/** What the airline refunds, less our fee for the party: `most` where it refunds everything, and never below nothing. */
	| { kind: 'fare rules'; fee: number; most: number };

/** When a step is over. */
type StepEnd =
	/** Once the desk confirms the booking. */
	| { kind: 'confirmation' }
	/** So many hours after the confirmation, which is yet to come. */
	| { kind: 'hours'; hours: number }
	/** After this moment, and after the day of departure at the latest. */
	| { kind: 'moment'; moment: Date }
	/** At the end of this day in New York. */
	| { kind: 'day'; day: CalendarDate }
	/** Never: it holds up to the departure, and after it. */
	| { kind: 'none' };

/** A time in which a cancellation pays back the same. */
export type RefundStep = {
	/** Its first day in New York; null where it begins with the booking, or where another kind of step ends. */
	from: CalendarDate | null;
	end: StepEnd;
	refund: Refund;
};

/**
 * The refund policy with the dates and amounts of one booking: what a cancellation pays back and until when, from the
 * booking on. Days are New York's, and a step that ends with a day lasts to the midnight there.
 * @returns at least one step, in the order of time; the last has no end
 */
export function refundSteps(booking: RefundableBooking): RefundStep[] {
	const { type, departure, bookedAt, confirmedAt, total, paid } = booking;
	if (confirmedAt && paid <= 0 && total > 0) return [nothingPaid];
	// What is not confirmed is looked at as it will be once it is, and paid.
	const counted = confirmedAt ? booking : { ...booking, paid: total };
	const steps = type === 'tour' ? tourSteps(counted) : flightSteps(counted);
	const ahead = steps.filter((step) => !isOver(step, departure, bookedAt)).map(withoutPast);
	return confirmedAt ? ahead : [untilConfirmed(paid), ...ahead];
}

/** Whether a step of a booking with this departure is over at a moment. */
export function isOver({ end }: RefundStep, departure: CalendarDate, at: Date): boolean {
	if (end.kind === 'moment') return at > end.moment || newYorkDay(at) > departure;
	return end.kind === 'day' && newYorkDay(at) > end.day;
}

/** The last day, in New York, on which a flight is booked early enough to be cancelled free of charge at first. */
export function lastFlexibleDay(departure: CalendarDate): CalendarDate {
	return addDays(departure, -flightCancellation.flexibleLeadDays);
}

const nothingPaid: RefundStep = {
	from: null,
	end: { kind: 'none' },
	refund: { kind: 'nothing paid' },
};

function untilConfirmed(paid: number): RefundStep {
	const refund: Refund = paid > 0 ? { kind: 'deposit', amount: paid } : { kind: 'unpaid' };
	return { from: null, end: { kind: 'confirmation' }, refund };
}

function withoutPast(step: RefundStep, index: number): RefundStep {
	return index === 0 ? { ...step, from: null } : step;
}

function tourSteps({ paid, departure }: RefundableBooking): RefundStep[] {
	return tourRefundTiers.map(({ percent, fromDays }, index) => {
		const earlier = tourRefundTiers[index - 1];
		return {
			from: earlier ? addDays(departure, 1 - earlier.fromDays) : null,
			end: fromDays === 0 ? { kind: 'none' } : { kind: 'day', day: addDays(departure, -fromDays) },
			refund: { kind: 'share', percent, amount: shareOf(paid, percent) },
		};
	});
}

function flightSteps(booking: RefundableBooking): RefundStep[] {
	const { paid, travellers, departure, bookedAt, confirmedAt } = booking;
	const fee = flightCancellation.serviceFee * travellers;
	const most = Math.max(0, centsOf(paid) - centsOf(fee)) / 100;
	const later: RefundStep = {
		from: null,
		end: { kind: 'none' },
		refund: { kind: 'fare rules', fee, most },
	};
	const isFlexible = newYorkDay(bookedAt) <= lastFlexibleDay(departure);
	const end = endOfFirstHours(confirmedAt);
	return isFlexible ? [{ from: null, end, refund: { kind: 'all', amount: paid } }, later] : [later];
}

function endOfFirstHours(confirmedAt: Date | null): StepEnd {
	const hours = flightCancellation.flexibleHours;
	if (!confirmedAt) return { kind: 'hours', hours };
	return { kind: 'moment', moment: addHours(confirmedAt, hours) };
}

/** In whole cents, a half one up. */
function shareOf(paid: number, percent: number): number {
	return Math.round((centsOf(paid) * percent) / 100) / 100;
}
