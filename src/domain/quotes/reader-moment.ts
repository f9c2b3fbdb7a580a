import { clockLabel } from '../bookings/desk-hours.ts';
import { formatShortDate } from '../calendar/format-date.ts';
import { wallClock } from '../calendar/wall-clock.ts';

/** A moment on the clocks of whoever reads it: 'Tue, Nov 24, 1 AM your time'. @param zone theirs (IANA) */
export function readerMoment(moment: Date, zone: string): string {
	const { day, time } = wallClock(zone, moment);
	return `${formatShortDate(day)}, ${clockLabel(time)} your time`;
}
