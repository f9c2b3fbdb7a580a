import { type CalendarDate, utcToday } from '../calendar/calendar-date.ts';
import { type DepartureState, isShownState } from './departure.ts';

/**
 * Where somebody stands on a waiting list: they wait, are offered seats that are held for them, have booked them, let
 * the offer pass, or asked to be taken off.
 */
export const waitingStatuses = ['waiting', 'offered', 'booked', 'passed', 'left'] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];

/** Hours for which seats that came free are held for the first who waits. */
export const seatOfferHours = 24;

/** Whether seats of a departure are still offered: not of one that is closed or called off, nor on the day itself or after it. */
export function offersSeats(
	{ state, date }: { state: DepartureState; date: CalendarDate },
	now: Date,
): boolean {
	return isShownState(state) && date > utcToday(now);
}

/**
 * Whom the free seats of a departure are offered to: the first who wait and whose party fits into what is left after
 * those before them.
 * @param waiting in the order in which they came
 */
export function nextInLine<Waiting extends { travellers: number }>(
	waiting: readonly Waiting[],
	freeSeats: number,
): Waiting[] {
	let left = freeSeats;
	return waiting.filter(({ travellers }) => {
		if (travellers > left) return false;
		left -= travellers;
		return true;
	});
}

/** '2 seats', '1 seat'. */
export function seatCount(seats: number): string {
	return seats === 1 ? '1 seat' : `${seats} seats`;
}
