import { addDays, localToday } from '#src/domain/calendar/calendar-date.ts';

/** A day some time from now, which no journey finds passed: 'yyyy-MM-dd'. */
export function dayFromToday(count: number): string {
	return addDays(localToday(new Date()), count);
}
