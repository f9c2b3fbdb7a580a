import type { CalendarDate } from './calendar-date.ts';
import { localTime } from './time-zones.ts';

/** What the calendar and the clocks of a zone (IANA) show at a moment, to the minute: '2027-03-02' and '14:10'. */
export function wallClock(timeZone: string, moment: Date): { day: CalendarDate; time: string } {
	const [day = '', time = ''] = localTime(moment.getTime(), timeZone).split('T');
	return { day, time };
}
