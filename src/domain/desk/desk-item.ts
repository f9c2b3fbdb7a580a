import type { RequestKind } from '../requests/request-state.ts';

/**
 * What can wait for the desk; a row of the queue is one of these. Beside what somebody asks it is what follows from other
 * rows, and waits as long as they say so: a hold, new flight times, money that is overdue, seats that are
 * offered, a letter that failed.
 */
export const deskItemKinds = [
	'hold',
	'task',
	'call-back',
	'inquiry',
	'custom offer',
	'proposal',
	'trip message',
	'cancellation',
	'schedule change',
	'kept seats',
	'refund',
	'overdue',
	'approval',
	'waiting list',
	'application',
	'review',
	'letter',
] as const;
export type DeskItemKind = (typeof deskItemKinds)[number];

/** Kinds that wait for somebody else until they are due: whoever booked, or has seats offered, has the next word. */
export const theirKinds = [
	'hold',
	'kept seats',
	'waiting list',
	'schedule change',
] as const satisfies DeskItemKind[];

/** Kinds of rows whose people are answered in the panel, beside the travellers of bookings. */
export const repliedKinds = [
	'inquiry',
	'application',
	'custom offer',
	'proposal',
] as const satisfies RequestKind[];
export type RepliedKind = (typeof repliedKinds)[number];
