import { isTimeZone } from '../calendar/time-zone.ts';
import type { DeskHours } from './desk-hours.ts';
import { deskMoment, viewerMoment } from './desk-moment.ts';

/**
 * A moment on the booking desk's clock and on that of whoever booked: 'Tuesday, March 2, 2:10 PM New York time (20:10 your
 * time)'; the desk's alone where their browser told no zone, or the same.
 * @param details as the booking keeps them
 */
export function travellerMoment(desk: DeskHours, moment: Date, details: unknown): string {
	const theirs = viewerMoment(desk, moment, zoneOf(details));
	return `${deskMoment(desk, moment)}${theirs && ` (${theirs})`}`;
}

/** What is kept by other hands may be any text. */
function zoneOf(details: unknown): string | null {
	const { zone } = { ...Object(details) };
	return typeof zone === 'string' && isTimeZone(zone) ? zone : null;
}
