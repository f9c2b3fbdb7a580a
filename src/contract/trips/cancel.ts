import * as z from 'zod/mini';

import { attempted, command } from '../http/endpoint.ts';
import { optionalText } from '../text.ts';
import { formAttempt } from './form-attempt.ts';
import { messageLength } from './message-text.ts';
import { rowIdText } from './row-id-text.ts';

const promiseMissing = 'Please say what the page promised.';

const cancellation = z.strictObject({
	/** What the page said would come back (`refundSeen`): where it is another amount by now, nothing is cancelled. */
	seen: z
		.string(promiseMissing)
		.check(z.minLength(1, promiseMissing), z.maxLength(100, promiseMissing)),
	/** What the traveller would like to say with it. */
	note: optionalText(messageLength.most),
	attempt: formAttempt,
});

const cancelled = z.object({
	/** 'cancelled': it is done, nothing was paid; 'asked': the desk answers. */
	outcome: z.enum(['cancelled', 'asked']),
	message: z.string(),
});

/** Gives a booking back that is not paid; asks the desk to cancel one that is. */
export const cancelTrip = attempted('/api/trips/:reference/cancel', cancellation, cancelled);

/** Takes a request to cancel back, as long as the desk has not answered it. */
export const withdrawCancellation = command(
	'POST',
	'/api/trips/:reference/withdraw',
	z.strictObject({
		/** The request that the traveller saw. */
		request: rowIdText('This must be the number of a request.'),
		attempt: formAttempt,
	}),
	z.object({ message: z.string() }),
);

export const cancelMessages = {
	cancelled: 'Your booking is cancelled.',
	asked: 'Your request to cancel is with our booking desk.',
	withdrawn: 'Your request is withdrawn. Your trip stays booked.',
	/** 409: the policy, the desk or midnight came between. */
	refundChanged:
		'Nothing is cancelled yet: what you get back has changed since you opened this page. Please look at it again.',
	/** 409 */
	departed:
		'The day of departure is over: the trip can no longer be cancelled here. Please call us.',
	/** 409 */
	notWaiting: 'This request no longer waits: our desk has answered it.',
} as const;
