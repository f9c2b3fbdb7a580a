import type { RequestKind } from '../requests/request-state.ts';

/**
 * What can wait for the desk; a row of the queue is one of these. Beside what somebody asks it is what follows from other
 * rows, and waits as long as they say so: a hold, new flight times, money that is overdue, seats that are
 * offered, a letter that failed.
 */
export const deskItemKinds = [
	'hold',
	'call-back',
	'inquiry',
	'custom offer',
	'trip message',
	'cancellation',
	'schedule change',
	'kept seats',
	'refund',
	'overdue',
	'waiting list',
	'application',
	'review',
	'letter',
] as const;
export type DeskItemKind = (typeof deskItemKinds)[number];

/**
 * Whether somebody can say that it waits no more. A hold waits until its booking is confirmed or cancelled, or its time
 * is over: who is held must not be forgotten meanwhile.
 */
export function isDoneByHand(kind: DeskItemKind): boolean {
	return kind !== 'hold';
}

/** Kinds of rows whose people are answered in the panel, beside the travellers of bookings. */
export const repliedKinds = [
	'inquiry',
	'application',
	'custom offer',
] as const satisfies RequestKind[];
export type RepliedKind = (typeof repliedKinds)[number];
