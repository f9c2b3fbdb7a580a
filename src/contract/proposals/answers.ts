import * as z from 'zod/mini';

import { fullName } from '../bookings/passenger.ts';
import { command } from '../http/endpoint.ts';
import { noCardNumber } from '../no-card-number.ts';
import { text } from '../text.ts';
import { messageText } from '../trips/message-text.ts';

const unlike = 'This offer has no such reference.';
const reference = z.string(unlike).check(z.regex(/^[A-Z\d]{1,20}$/, unlike));

const whichVersion = 'Please say which version of the offer you mean.';
const version = z.int(whichVersion).check(z.positive(whichVersion));

/** What whoever accepts an offer says. */
const acceptance = z.strictObject({
	reference,
	/** The one that was read: another may have been sent meanwhile. */
	version,
	name: fullName('Please type your first and last name.'),
	termsAccepted: z.literal(true, 'Please accept the terms and conditions.'),
});

const refusal = z.strictObject({
	reference,
	reason: text({ min: 0, max: 1000, message: 'This must be text.' }).check(noCardNumber),
});

const question = z.strictObject({ reference, body: messageText });

const answered = z.object({ reference: z.string() });

/** Books all of a version of an offer, or nothing of it. */
export const acceptProposal = command('POST', '/api/offers/accept', acceptance, answered);
export const declineProposal = command('POST', '/api/offers/decline', refusal, answered);
export const askAboutProposal = command('POST', '/api/offers/question', question, answered);

/** Why an answer to an offer is refused. */
export const proposalMessages = {
	/** 404: none is open to whoever asks. */
	notOpen: 'This offer is not open here. Please use the whole link of our letter.',
	lapsed: 'The time for this offer is over. Please ask us for it again: often it still holds.',
	withdrawn: 'We have taken this offer back. Please ask us for another one.',
	declined: 'This offer was declined. If you have changed your mind, please ask us for it again.',
	accepted: 'This offer was accepted already.',
	/** 409: a version that is not the newest, and was not left open. */
	replaced: 'A newer version has taken the place of this one. Please look at it first.',
	/** Before the reason, where a part can no longer be had. */
	partGone: (title: string, reason: string) =>
		`Nothing was booked: a part of the offer can no longer be had, ${title}. ${reason} Please ask us: we look for another one.`,
	/** 429 */
	tooMany: 'That is a lot for one hour. Please wait a little, or call us.',
} as const;
