import * as z from 'zod/mini';

import { attempted } from '../http/endpoint.ts';
import { formAttempt } from './form-attempt.ts';

export const moveTripMessages = {
	choose: 'Please choose a date.',
	moved: 'Your trip has its new date.',
	asked:
		'Our desk has your wish, with the new total. Nothing changes until you have talked to each other.',
	/** 409 */
	gone: 'This date cannot be had any more. Nothing was moved: please choose another.',
	/** 409 */
	notNow: 'The date cannot be changed here any more. Please call us.',
} as const;

/** Moves a trip that is held to another of its dates, or asks the desk to move one that is confirmed. */
export const moveTrip = attempted(
	'/api/trips/:reference/move',
	z.strictObject({
		/** The date with the total that the page showed (`dateSeen`). */
		to: z.string(moveTripMessages.choose).check(z.maxLength(30, moveTripMessages.choose)),
		attempt: formAttempt,
	}),
	z.object({ outcome: z.enum(['moved', 'asked']), message: z.string() }),
);
