import { addDays, localToday } from '#src/domain/calendar/calendar-date.ts';

/** A day some time from now, which no journey finds passed: 'yyyy-MM-dd'. */
export function dayFromToday(count: number): string {
	return addDays(localToday(new Date()), count);
}

/** As our calendar names its days: 'Tuesday, July 7, 2099'. */
export function inWords(date: string): string {
	const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
	return format.format(new Date(`${date}T00:00:00Z`));
}
