/** What can wait for the desk; a row of the queue is one of these. */
export const deskItemKinds = [
	'hold',
	'call-back',
	'inquiry',
	'custom offer',
	'trip message',
	'cancellation',
	'schedule change',
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

/** Where a conversation with somebody stands; the first is what it is when they have written. */
export const conversationStates = ['Open', 'Waiting for them', 'Done'] as const;
export type ConversationState = (typeof conversationStates)[number];

/** Kinds of rows whose people are answered in the panel, beside the travellers of bookings. */
export const repliedKinds = ['inquiry', 'application', 'custom offer'] as const;
export type RepliedKind = (typeof repliedKinds)[number];
