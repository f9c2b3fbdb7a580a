import * as z from 'zod/mini';

import { attempted } from '../http/endpoint.ts';
import { formAttempt } from './form-attempt.ts';

const unseen = 'seen must be the total that the page showed.';

/** Holds a booking again whose hold has ended, once, with the seats and at the price of today. */
export const holdAgain = attempted(
	'/api/trips/:reference/hold',
	z.strictObject({
		/** The total that the page showed (`totalSeen`). */
		seen: z.string(unseen).check(z.maxLength(100, unseen)),
		attempt: formAttempt,
	}),
	z.object({ heldUntil: z.iso.datetime(), message: z.string() }),
);

export const holdAgainMessages = {
	held: 'We hold it again. Please call us before the hold ends.',
	/** 409 */
	notNow: 'It cannot be held again here. Please call us: we look whether the trip is still there.',
	/** 409 */
	priceChanged:
		'Nothing is held yet: the price has changed since you opened this page. Please look at it again.',
} as const;
