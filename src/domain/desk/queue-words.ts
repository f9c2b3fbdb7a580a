import type { DeskHours } from '../bookings/desk-hours.ts';
import { minutesLabel } from '../bookings/minutes-label.ts';
import { openMinutesBetween } from '../bookings/open-hours.ts';
import type { DeskItemKind } from './desk-item.ts';

/** What waits, in a word of the panel. */
export const deskItemLabels: Readonly<Record<DeskItemKind, string>> = {
	hold: 'Hold',
	'call-back': 'Call-back',
	inquiry: 'Inquiry',
	'custom offer': 'Custom offer',
	'trip message': 'Message',
	cancellation: 'Cancellation',
	'schedule change': 'New times',
	'waiting list': 'Seats offered',
	application: 'Application',
	review: 'Review',
	letter: 'Failed letter',
};

/** How much time is left to what was promised. */
export type TimeLeft = {
	isOver: boolean;
	/** '5 h 20 min left', '2 h 10 min overdue'. */
	label: string;
};

/** How much is left of the hours in which the desk is open, or how many of them have passed since. */
export function timeLeft(desk: DeskHours, due: Date, now: Date): TimeLeft {
	const isOver = due <= now;
	const minutes = isOver ? openMinutesBetween(desk, due, now) : openMinutesBetween(desk, now, due);
	if (minutes > 0)
		return { isOver, label: `${minutesLabel(minutes)} ${isOver ? 'overdue' : 'left'}` };
	if (isOver) return { isOver, label: 'Overdue' };
	const isBegun = openMinutesBetween(desk, now, new Date(due.getTime() + 60_000)) > 0;
	return { isOver, label: isBegun ? 'Less than a minute left' : 'No desk hours left' };
}
