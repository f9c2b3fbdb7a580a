import { paidOf } from '../bookings/balance.ts';
import type { BookingStatus } from '../bookings/booking.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { newYorkDay } from '../calendar/new-york-day.ts';
import type { ScheduleAnswer } from './schedule-change.ts';

/** What becomes of the newest change of a trip's times. */
export type ScheduleQuestion =
	/** Its traveller is asked: they accept it, or take their money back. */
	| 'asked'
	/** It is for their information: too small to be asked about. */
	| 'told'
	| 'accepted'
	| 'refund'
	/** Nobody can answer any more: the trip is cancelled otherwise, or its day of departure is over. */
	| 'closed';

/** What is asked of a traveller about the newest change of their flights' times. */
export function scheduleQuestion(
	{ answer }: { answer: ScheduleAnswer | null },
	booking: { status: BookingStatus; departureDate: CalendarDate },
	now: Date,
): ScheduleQuestion {
	if (answer === 'accepted' || answer === 'refund') return answer;
	if (booking.status === 'Cancelled' || newYorkDay(now) > booking.departureDate) return 'closed';
	return answer ?? 'told';
}

/**
 * What comes back of a booking whose traveller does not accept new times that are significant, in dollars: all that was
 * paid, without a fee.
 */
export function scheduleRefund(booking: Parameters<typeof paidOf>[0]): number {
	return Math.max(paidOf(booking), 0);
}

/** What a page promised to pay back, in a word that its form brings along. @param amount dollars */
export function scheduleRefundSeen(amount: number): string {
	return amount.toFixed(2);
}

/** What the traveller's answer says in the conversation of the trip, where the desk reads it among the others. */
export const scheduleAnswerWords = {
	accepted: 'I accept the new flight times.',
	refund: 'I do not accept the new flight times, and take back what I paid.',
} as const;

/** Why a booking is cancelled for more than the policy pays back otherwise. */
export const scheduleRefundReason = 'The airline changed the schedule significantly.';
