import { addHours } from 'date-fns/addHours';

import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { newYorkDay } from '../calendar/new-york-day.ts';
import type { BookingType } from './booking.ts';
import { flightCancellation, tourRefundTiers } from './refund-policy.ts';

/** What of a booking decides about its refund. */
export type RefundableBooking = {
	type: BookingType;
	/** Dollars, of the whole party. */
	total: number;
	travellers: number;
	departure: CalendarDate;
	/** When the request was sent. */
	bookedAt: Date;
	/** When the desk confirmed it and took the payment; null while it has not, whether its seats are held or not. */
	confirmedAt: Date | null;
};

/** What the policy gives back; amounts in dollars. */
export type Refund =
	/** Nothing has been paid, and nothing is owed. */
	| { kind: 'unpaid' }
	/** All of it: the flight is within its first hours. */
	| { kind: 'all'; amount: number }
	/** A share by the days left before a tour. */
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
	const { type, departure, bookedAt, confirmedAt } = booking;
	const steps = type === 'tour' ? tourSteps(booking) : flightSteps(booking);
	const open = steps.filter((step) => !isOver(step, departure, bookedAt));
	return [...(confirmedAt ? [] : [unpaid]), ...open.map(withoutPast)];
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

const unpaid: RefundStep = {
	from: null,
	end: { kind: 'confirmation' },
	refund: { kind: 'unpaid' },
};

function withoutPast(step: RefundStep, index: number): RefundStep {
	return index === 0 ? { ...step, from: null } : step;
}

function tourSteps({ total, departure }: RefundableBooking): RefundStep[] {
	return tourRefundTiers.map(({ percent, fromDays }, index) => {
		const earlier = tourRefundTiers[index - 1];
		return {
			from: earlier ? addDays(departure, 1 - earlier.fromDays) : null,
			end: fromDays === 0 ? { kind: 'none' } : { kind: 'day', day: addDays(departure, -fromDays) },
			refund: { kind: 'share', percent, amount: shareOf(total, percent) },
		};
	});
}

function flightSteps(booking: RefundableBooking): RefundStep[] {
	const { total, travellers, departure, bookedAt, confirmedAt } = booking;
	const fee = flightCancellation.serviceFee * travellers;
	const most = Math.max(0, centsOf(total) - centsOf(fee)) / 100;
	const later: RefundStep = {
		from: null,
		end: { kind: 'none' },
		refund: { kind: 'fare rules', fee, most },
	};
	const isFlexible = newYorkDay(bookedAt) <= lastFlexibleDay(departure);
	const end = endOfFirstHours(confirmedAt);
	return isFlexible
		? [{ from: null, end, refund: { kind: 'all', amount: total } }, later]
		: [later];
}

function endOfFirstHours(confirmedAt: Date | null): StepEnd {
	const hours = flightCancellation.flexibleHours;
	if (!confirmedAt) return { kind: 'hours', hours };
	return { kind: 'moment', moment: addHours(confirmedAt, hours) };
}

/** In whole cents, a half one up. */
function shareOf(total: number, percent: number): number {
	return Math.round((centsOf(total) * percent) / 100) / 100;
}

function centsOf(dollars: number): number {
	return Math.round(dollars * 100);
}
