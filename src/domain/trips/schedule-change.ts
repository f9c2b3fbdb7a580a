import { flightCancellation } from '../bookings/refund-policy.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import { type BookedLeg, isTimed } from '../flights/booked-legs.ts';
import type { FlightLeg } from '../flights/offer.ts';

/** What a traveller makes of a significant change of an airline's schedule; the first is that they have yet to say. */
export const scheduleAnswers = ['asked', 'accepted', 'refund'] as const;
export type ScheduleAnswer = (typeof scheduleAnswers)[number];

/** New times that an airline gave, beside what they are compared with: of a deal the days alone. */
export type TimesChange = {
	before: readonly BookedLeg[];
	after: readonly Pick<FlightLeg, 'date' | 'departsAt' | 'arrivesAt'>[];
};

/**
 * Whether the traveller may take their money back for it: a departure or an arrival, there or back, is more hours off than
 * the refund policy lets them bear or, where no times were known before, on another day than they booked.
 */
export function isSignificantChange(change: TimesChange): boolean {
	return (
		isOnAnotherDay(change) || longestShift(change) > flightCancellation.significantChangeHours * 60
	);
}

/** Whether no times were known before. */
export function isFirstKnown({ before }: Pick<TimesChange, 'before'>): boolean {
	return !before.every(isTimed);
}

/** Whether no time moved: the desk has named who flies. */
export function isNamesAlone(change: TimesChange): boolean {
	return !isFirstKnown(change) && longestShift(change) === 0;
}

/** Whether a flight of which only the day was known leaves on another one. */
export function isOnAnotherDay({ before, after }: TimesChange): boolean {
	return after.some(({ date }, index) => {
		const booked = before[index];
		return booked !== undefined && !isTimed(booked) && booked.date !== date;
	});
}

/** By how many minutes a departure or an arrival moves at most, to either side; 0 where no times were known before. */
export function longestShift({ before, after }: TimesChange): number {
	const shifts = after.flatMap((leg, index) => {
		const earlier = before[index];
		if (!earlier || !isTimed(earlier)) return [];
		return [
			minutesBetween(earlier.departsAt, leg.departsAt),
			minutesBetween(earlier.arrivesAt, leg.arrivesAt),
		];
	});
	return Math.max(0, ...shifts.map(Math.abs));
}

/**
 * The times that the traveller has agreed to: those that they booked, or what they accepted since. What an airline moves bit
 * by bit is measured from there, so that two changes of an hour and a half are one of three. The first times that are known,
 * on the days that they booked, are such times too.
 * @param last the change that was recorded last, itself from what was agreed to then; null where none was
 * @param now the times that the booking has
 */
export function agreedLegs(
	last: {
		before: readonly BookedLeg[];
		after: readonly FlightLeg[];
		answer: ScheduleAnswer | null;
	} | null,
	now: readonly BookedLeg[],
): readonly BookedLeg[] {
	if (last === null) return now;
	const isAgreed = last.answer === 'accepted' || (last.answer === null && isFirstKnown(last));
	return isAgreed ? last.after : last.before;
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
