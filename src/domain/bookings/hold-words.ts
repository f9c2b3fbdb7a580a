import type { DeskHours } from './desk-hours.ts';
import { deskMoment } from './desk-moment.ts';
import { minutesLabel } from './minutes-label.ts';
import { openMinutesBetween } from './open-hours.ts';

/** Until when a booking is held, where nobody knows the reader's clock: 'Held until Tuesday, March 2, 2:10 PM New York time'. */
export function heldUntilText(heldUntil: Date, desk: DeskHours): string {
	return `Held until ${deskMoment(desk, heldUntil)}`;
}

/** How much is left of a hold, in hours in which somebody can be called: '5 h 20 min of desk hours left'. */
export function holdLeftLabel(desk: DeskHours, heldUntil: Date, now: Date): string {
	if (heldUntil <= now)
		return 'The hold has ended: call us, and we look whether the trip is still there';
	const minutes = openMinutesBetween(desk, now, heldUntil);
	return `${minutes === 0 ? 'less than a minute' : minutesLabel(minutes)} of desk hours left`;
}
