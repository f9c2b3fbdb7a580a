import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';

/** Days after the return on which a traveller is asked for a review. */
export const askedAfterDays = 7;

/** For how many days they are asked still, where no letter could be written on the first: later it would only surprise. */
export const askedWithinDays = 30;

/** Whether whoever came back on a day (the last of the trip) is to be asked on another. */
export function isToBeAsked(returned: CalendarDate, today: CalendarDate): boolean {
	const first = addDays(returned, askedAfterDays);
	return today >= first && today < addDays(first, askedWithinDays);
}
