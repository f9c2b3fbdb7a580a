import { formatShortDate, formatWeekday } from '../calendar/format-date.ts';
import { localTime } from '../flights/time-zones.ts';
import { clockLabel, type DeskHours, zoneLabel } from './desk-hours.ts';

/** A moment on the booking desk's clock, to the minute begun: 'Tuesday, March 2, 2:10 PM New York time'. */
export function deskMoment({ timeZone }: DeskHours, moment: Date): string {
	const { day, time } = shown(timeZone, moment);
	return `${formatWeekday(day)}, ${clockLabel(time)} ${zoneLabel(timeZone)}`;
}

/**
 * The same moment where somebody else is: '20:10 your time', on another day 'Wed, Mar 3, 02:10 your time'.
 * @param zone theirs (IANA); null where it is not known
 * @returns '' where their clocks show what the desk's do, or nobody knows
 */
export function viewerMoment({ timeZone }: DeskHours, moment: Date, zone: string | null): string {
	if (zone === null) return '';
	const [here, there] = [shown(timeZone, moment), shown(zone, moment)];
	if (here.day === there.day && here.time === there.time) return '';
	return `${here.day === there.day ? '' : `${formatShortDate(there.day)}, `}${there.time} your time`;
}

/** What the clocks of a zone show at a moment: '2027-03-02' and '14:10'. */
function shown(timeZone: string, moment: Date): { day: string; time: string } {
	const [day = '', time = ''] = localTime(moment.getTime(), timeZone).split('T');
	return { day, time };
}
