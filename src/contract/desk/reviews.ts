import * as z from 'zod/mini';

import { reviewStandings } from '#src/domain/reviews/review-standing.ts';

import { rowId } from '../catalog/row-id.ts';
import { command, forDesk, query } from '../http/endpoint.ts';
import { page } from '../http/paging.ts';
import { noCardNumber } from '../no-card-number.ts';
import { text } from '../text.ts';
import { ownReview } from '../trips/own-review.ts';
import { conflictReply, seenVersion } from './conflict.ts';

/** A review as the desk has it, which decides whether it is published: all that its writer sees, and whose it is. */
export type ReviewRecord = z.infer<typeof reviewRecord>;
export const reviewRecord = z.extend(ownReview, {
	standing: z.enum(reviewStandings),
	tourId: rowId,
	/** The tour's name. */
	tour: z.string(),
	/** null once the booking is gone; its reference is '' then. */
	bookingId: z.nullable(rowId),
	reference: z.string(),
	/** The day on which the trip began. */
	travelledOn: z.iso.date(),
	/** Who decided or answered last; '' before anybody did. */
	decidedBy: z.string(),
	publishedAt: z.nullable(z.iso.datetime()),
	version: z.int(),
	updatedAt: z.iso.datetime(),
});

/** The query parameters of the list of reviews; of those that were withdrawn it tells only where it is asked for them. */
export type ReviewPage = z.output<typeof reviewPage>;
export const reviewPage = z.extend(page, {
	state: z.optional(
		z.enum(reviewStandings, `state must be one of: ${reviewStandings.join(', ')}.`),
	),
});

/** Characters of an answer, and of the reason of a refusal. */
const longestReviewAnswer = 2000;

const publication = z.strictObject({ version: seenVersion });
const refusal = z.strictObject({
	/** The traveller reads it in a letter, and on the page of the trip. */
	reason: text({
		min: 10,
		max: longestReviewAnswer,
		message: 'Please say why: the traveler reads it.',
	}).check(noCardNumber),
	version: seenVersion,
});
const answer = z.strictObject({
	/** '' takes the answer away. */
	answer: text({ min: 0, max: longestReviewAnswer, message: 'Please write an answer.' }).check(
		noCardNumber,
	),
	version: seenVersion,
});

export const reviewConflict = conflictReply(reviewRecord);

export const listReviews = forDesk(query('GET', '/api/desk/reviews', z.array(reviewRecord)));
export const readReview = forDesk(query('GET', '/api/desk/reviews/:id', reviewRecord));
export const publishReview = forDesk(
	command('POST', '/api/desk/reviews/:id/publish', publication, reviewRecord),
);
export const refuseReview = forDesk(
	command('POST', '/api/desk/reviews/:id/refuse', refusal, reviewRecord),
);
export const answerReview = forDesk(
	command('POST', '/api/desk/reviews/:id/answer', answer, reviewRecord),
);

/** 409, with the review as it is. */
export const reviewWithdrawn = 'Whoever wrote this review has withdrawn it: nothing of it is left.';
