import type { DeskHours } from '../bookings/desk-hours.ts';
import { minutesLabel } from '../bookings/minutes-label.ts';
import { openMinutesBetween } from '../bookings/open-hours.ts';
import type { DeskItemKind } from './desk-item.ts';

/** What waits, in a word of the panel. */
export const deskItemLabels: Readonly<Record<DeskItemKind, string>> = {
	hold: 'Hold',
	task: 'Task',
	'call-back': 'Call-back',
	inquiry: 'Inquiry',
	'custom offer': 'Custom offer',
	proposal: 'Offer',
	'trip message': 'Message',
	cancellation: 'Cancellation',
	'schedule change': 'New times',
	'kept seats': 'Called off',
	refund: 'Money back',
	overdue: 'Overdue',
	approval: 'Approval',
	'waiting list': 'Seats offered',
	application: 'Application',
	review: 'Review',
	letter: 'Failed letter',
};

/** How much time is left to what was promised. */
export type TimeLeft = {
	isOver: boolean;
	/** '5 h 20 min left', 'Overdue: 2 days ago, 6 h 38 min of desk hours'. */
	label: string;
};

/**
 * How much is left of the hours in which the desk is open; of what is overdue how long ago it was due, as people count,
 * and how many of those hours have passed since.
 */
export function timeLeft(desk: DeskHours, due: Date, now: Date): TimeLeft {
	const isOver = due <= now;
	const minutes = isOver ? openMinutesBetween(desk, due, now) : openMinutesBetween(desk, now, due);
	if (isOver) {
		const ofDesk =
			minutes > 0 ? `, ${minutesLabel(minutes)} of desk hours` : ', outside desk hours';
		return { isOver, label: `Overdue: ${agoLabel(due, now)}${ofDesk}` };
	}
	if (minutes > 0) return { isOver, label: `${minutesLabel(minutes)} left` };
	const isBegun = openMinutesBetween(desk, now, new Date(due.getTime() + 60_000)) > 0;
	return { isOver, label: isBegun ? 'Less than a minute left' : 'No desk hours left' };
}

function agoLabel(due: Date, now: Date): string {
	const minutes = Math.floor((now.getTime() - due.getTime()) / 60_000);
	if (minutes < 1) return 'just now';
	if (minutes < 60) return `${minutes} min ago`;
	const hours = Math.floor(minutes / 60);
	if (hours < 24) return `${hours} h ago`;
	const days = Math.floor(hours / 24);
	return days === 1 ? '1 day ago' : `${days} days ago`;
}
