import * as z from 'zod/mini';

import { attempted } from '../http/endpoint.ts';
import { formAttempt } from './form-attempt.ts';
import { rowIdText } from './row-id-text.ts';

const decisions = ['accepted', 'refund'] as const;

const unseen = 'seen must be what the page said.';
const answer = z.strictObject({
	/** The change that the traveller saw. */
	change: rowIdText('This must be the number of a change.'),
	answer: z.enum(decisions, `answer must be one of: ${decisions.join(', ')}.`),
	/** What the page said would come back (`scheduleRefundSeen`), where the refund is taken. */
	seen: z.optional(z.string(unseen).check(z.maxLength(100, unseen))),
	attempt: formAttempt,
});

/**
 * The traveller's answer to new times that are significant: they accept them, or give the trip back for all that they paid.
 */
export const answerSchedule = attempted(
	'/api/trips/:reference/schedule',
	answer,
	z.object({ answer: z.enum(decisions), message: z.string() }),
);

export const scheduleAnswerMessages = {
	accepted: 'Thank you: your trip stays booked at the new times.',
	refund: 'Your booking is cancelled, and you get back all you paid.',
	/** 409 */
	changedAgain: 'The times have changed again since you opened this page. Please look at them.',
	/** 409 */
	answered: 'You have answered this already. If you have changed your mind, please call us.',
	/** 409 */
	notAsked: 'There is nothing to answer: these times are not for you to decide on.',
	/** 409 */
	departed: 'The day of departure is over: please call us.',
	/** 409 */
	cancelled: 'This booking is cancelled: there is nothing to answer any more.',
	/** 409 */
	refundChanged:
		'Nothing is cancelled yet: what you get back has changed since you opened this page. Please look at it again.',
} as const;
