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
const latestZoneMilliseconds = 12 * 60 * 60 * 1000;

/** Whether one can apply for a job at `now`: for as long as its last day lasts anywhere. */
export function isOpen({ closes }: Pick<JobOpening, 'closes'>, now: Date): boolean {
	return closes === null || closes >= utcToday(new Date(now.getTime() - latestZoneMilliseconds));
}
