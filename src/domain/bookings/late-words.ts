import type { DeskHours } from './desk-hours.ts';
import { deskStatus } from './desk-status.ts';

/** What stands in the place of a day's price where no flight of that day can be sold any more. */
export const tooLateOnDay = 'Too late to book';

/**
 * What is said of flights that have not left yet and leave too soon to be sold: whom to call while somebody is there.
 * @param count how many flights of the day that is
 */
export function lateWords(count: number, desk: DeskHours & { phone: string }, now: Date): string {
	const flights = count === 1 ? '1 flight' : `${count} flights`;
	const leave = count === 1 ? 'leaves' : 'leave';
	if (deskStatus(desk, now).isOpen) {
		return `Too late for our desk: call ${desk.phone} about ${flights} that ${leave} sooner.`;
	}
	return `${flights} ${leave} before our desk could confirm a booking, and cannot be booked.`;
}
