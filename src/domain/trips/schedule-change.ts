import { flightCancellation } from '../bookings/refund-policy.ts';
import type { LocalTime } from '../flights/local-time.ts';
import type { FlightLeg } from '../flights/offer.ts';

/** What a traveller makes of a significant change of an airline's schedule; the first is that they have yet to say. */
export const scheduleAnswers = ['asked', 'accepted', 'refund'] as const;
export type ScheduleAnswer = (typeof scheduleAnswers)[number];

/** New times that an airline gave, beside those that they are compared with. */
type TimesChange = { before: readonly FlightLeg[]; after: readonly FlightLeg[] };

/**
 * Whether the traveller may take their money back for it: a departure or an arrival, there or back, is more hours off than
 * the refund policy lets them bear.
 */
export function isSignificantChange(change: TimesChange): boolean {
	return longestShift(change) > flightCancellation.significantChangeHours * 60;
}

/** By how many minutes a departure or an arrival moves at most, to either side. */
export function longestShift({ before, after }: TimesChange): number {
	const shifts = after.flatMap((leg, index) => {
		const earlier = before[index];
		if (!earlier) return [];
		return [
			minutesBetween(earlier.departsAt, leg.departsAt),
			minutesBetween(earlier.arrivesAt, leg.arrivesAt),
		];
	});
	return Math.max(0, ...shifts.map(Math.abs));
}

/**
 * The times that the traveller has agreed to: those that they booked, or what they accepted since. What an airline moves bit
 * by bit is measured from there, so that two changes of an hour and a half are one of three.
 * @param last the change that was recorded last, itself from what was agreed to then; null where none was
 * @param now the times that the booking has
 */
export function agreedLegs(
	last: (TimesChange & { answer: ScheduleAnswer | null }) | null,
	now: readonly FlightLeg[],
): readonly FlightLeg[] {
	if (last === null) return now;
	return last.answer === 'accepted' ? last.after : last.before;
}

/** By how many minutes one time is later than another on the same clock; negative where it is earlier. */
export function minutesBetween(earlier: LocalTime, later: LocalTime): number {
	return (Date.parse(`${later}Z`) - Date.parse(`${earlier}Z`)) / 60_000;
}

/** A shift in words: '5h 10m later', '40m earlier', 'at the same time'. */
export function shiftLabel(minutes: number): string {
	if (minutes === 0) return 'at the same time';
	return `${shiftInWords(Math.abs(minutes))} ${minutes > 0 ? 'later' : 'earlier'}`;
}

/** '5h 10m', '5h', '40m'. @param minutes more than none */
export function shiftInWords(minutes: number): string {
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	return [hours > 0 ? `${hours}h` : '', rest > 0 ? `${rest}m` : ''].filter(Boolean).join(' ');
}
