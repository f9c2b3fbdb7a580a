import { subHours } from 'date-fns/subHours';

import { type CalendarDate, utcToday } from '../calendar/calendar-date.ts';

/** A job that one can apply for. */
export type JobOpening = {
	/** The name of its file in `content/careers`. */
	id: string;
	title: string;
	/** The last day to apply; null: until somebody is found. */
	closes: CalendarDate | null;
};

// Where days end last, twelve hours after UTC: nobody's last day is cut short.
const latestZoneHours = 12;

/** Whether one can apply for a job at `now`: for as long as its last day lasts anywhere. */
export function isOpen({ closes }: Pick<JobOpening, 'closes'>, now: Date): boolean {
	return closes === null || closes >= utcToday(subHours(now, latestZoneHours));
}
