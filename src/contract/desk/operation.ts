import * as z from 'zod/mini';

import { operationActions } from '#src/domain/bookings/operation.ts';

import { bookingRecord } from '../bookings/booking-record.ts';
import { rowId } from '../catalog/catalog.ts';
import { command, forDesk } from '../http/endpoint.ts';

/** What becomes of the letter of an operation: it waits as long as the operation can be undone, goes at once, or is not written. */
const letterTimes = ['later', 'now', 'none'] as const;
export type LetterTime = (typeof letterTimes)[number];

/** What every operation says beside what it does. */
export const operationBasics = {
	/** The booking that the desk saw. */
	version: z
		.int('Please name the version of the booking.')
		.check(z.positive('The version must be positive.')),
	/** Left out, it waits. */
	letter: z.optional(z.enum(letterTimes, `letter must be one of: ${letterTimes.join(', ')}.`)),
};

/** Something that the desk did to a booking. */
export type OperationRecord = z.infer<typeof operationRecord>;
export const operationRecord = z.object({
	id: rowId,
	bookingId: rowId,
	action: z.enum(operationActions),
	/** 'Moved to May 15, 2027' */
	summary: z.string(),
	author: z.string(),
	createdAt: z.iso.datetime(),
	/** Until when it can be undone; null: it cannot, or no longer. */
	undoUntil: z.nullable(z.iso.datetime()),
	undoneAt: z.nullable(z.iso.datetime()),
	undoneBy: z.string(),
	/** Whether its letter waits as long. */
	hasWaitingLetter: z.boolean(),
	/** Whether the letter that waits can be sent at once: not one that says money came or went. */
	mayGoNow: z.boolean(),
});

/** What an operation answers: the booking as it is then, and what was done; null where nothing had to be. */
export type OperationReply = z.infer<typeof operationReply>;
export const operationReply = z.object({
	booking: bookingRecord,
	operation: z.nullable(operationRecord),
});

const nothing = z.strictObject({});

/** Takes an operation back: 409 where it is too late, somebody changed the booking since, or its seats are gone. */
export const undoOperation = forDesk(
	command('POST', '/api/desk/operations/:id/undo', nothing, operationReply),
);

/** Sends the letter of an operation at once: what the world has seen is no longer undone. */
export const sendOperationLetter = forDesk(
	command('POST', '/api/desk/operations/:id/send', nothing, operationReply),
);

export const operationMessages = {
	missing: 'There is no operation with this number.',
	/** 409 */
	calledOff:
		'It was called off with its departure: undo that among the departures, for all of them.',
	/** 409 */
	tooLate: 'It is too late to undo this: ten minutes have passed.',
	/** 409 */
	isSent: 'This can no longer be undone: its letter is on its way.',
	/** 409 */
	changedSince:
		'This can no longer be undone: the booking has been changed since. Here it is as it is now.',
	/** 409 */
	mustWait: 'A letter about money waits as long as what it tells of can be undone.',
	/** 409 */
	noLetter: 'No letter of this waits any more.',
} as const;
