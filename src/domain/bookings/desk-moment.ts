import { formatShortDate, formatWeekday } from '../calendar/format-date.ts';
import { wallClock } from '../calendar/wall-clock.ts';
import { clockLabel, type DeskHours, zoneLabel } from './desk-hours.ts';

/** A moment on the booking desk's clock, to the minute begun: 'Tuesday, March 2, 2:10 PM New York time'. */
export function deskMoment({ timeZone }: DeskHours, moment: Date): string {
	const { day, time } = wallClock(timeZone, moment);
	return `${formatWeekday(day)}, ${clockLabel(time)} ${zoneLabel(timeZone)}`;
}

/**
 * The same moment where somebody else is: '8:10 PM your time', on another day 'Wed, Mar 3, 2:10 AM your time'.
 * @param zone theirs (IANA); null where it is not known
 * @returns '' where their clocks show what the desk's do, or nobody knows
 */
export function viewerMoment({ timeZone }: DeskHours, moment: Date, zone: string | null): string {
	if (zone === null) return '';
	const [here, there] = [wallClock(timeZone, moment), wallClock(zone, moment)];
	if (here.day === there.day && here.time === there.time) return '';
	return `${here.day === there.day ? '' : `${formatShortDate(there.day)}, `}${clockLabel(there.time)} your time`;
}
