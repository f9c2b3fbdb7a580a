/** What is done to a booking, by whomever. */
export const operationActions = [
	'confirm',
	'cancel',
	'call off',
	'take kept seats',
	're-open',
	'move',
	'change contact',
	'change travellers',
	'change party',
	'change schedule',
	'change price',
	'extend hold',
	'hold again',
	'record payment',
	'set payment terms',
	'issue invoice',
	'send letter',
] as const;
export type OperationAction = (typeof operationActions)[number];

/** For how long what was done can be taken back, and its letter waits. */
export const undoMinutes = 10;

/** Until when that is, of what was done at a moment: both in ISO 8601. */
export function undoneUntil(doneAt: string): string {
	return new Date(Date.parse(doneAt) + undoMinutes * 60_000).toISOString();
}
