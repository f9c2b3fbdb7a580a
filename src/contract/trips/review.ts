import * as z from 'zod/mini';

import { attempted, command } from '../http/endpoint.ts';
import { noCardNumber } from '../no-card-number.ts';
import { line, text } from '../text.ts';
import { formAttempt } from './form-attempt.ts';
import { ownReview } from './own-review.ts';
import { rowIdText } from './row-id-text.ts';

/** Characters of what a review says. */
export const reviewLength = { least: 10, most: 4000 } as const;
/** Characters of a first name, and of a town. */
export const longestReviewer = { firstName: 40, homeTown: 60 } as const;

const starsChosen = ['1', '2', '3', '4', '5'] as const;

/** A review as the form of the trip's page brings it: what stands in it is shown as it is, or not at all. */
export type ReviewForm = z.output<typeof reviewForm>;
const reviewForm = z.strictObject({
	/** '5'; a number from here on. */
	stars: z.pipe(z.enum(starsChosen, 'Please choose one to five stars.'), z.transform(Number)),
	words: text({
		min: reviewLength.least,
		max: reviewLength.most,
		message: 'Please write a few words.',
		short: `Please write a little more: at least ${reviewLength.least} characters.`,
	}).check(noCardNumber),
	firstName: reviewerLine(longestReviewer.firstName),
	homeTown: reviewerLine(longestReviewer.homeTown),
	consent: z.literal(
		'yes',
		'We publish a review only where you agree. To tell us alone, write a message below.',
	),
	attempt: formAttempt,
});

function reviewerLine(max: number) {
	return z._default(line({ min: 0, max, message: 'This must be text.' }), '');
}

/** Says what a traveller thinks of a tour that is over: once for each booking. */
export const sendReview = attempted('/api/trips/:reference/review', reviewForm, ownReview);

/** Takes a review back, whatever became of it: what was written goes, and another may be written. */
export const withdrawReview = command(
	'POST',
	'/api/trips/:reference/review-withdrawal',
	z.strictObject({
		/** The review that the traveller saw. */
		review: rowIdText('This must be the number of a review.'),
		attempt: formAttempt,
	}),
	z.object({ message: z.string() }),
);

export const reviewMessages = {
	/** 409 */
	notOver: 'You can review this trip once you are back from it.',
	/** 409 */
	notTravelled: 'Only a trip that was confirmed can be reviewed.',
	/** 409 */
	noTour: 'Only our own tours can be reviewed here. Please write us a message instead.',
	/** 409 */
	given:
		'This trip has a review already: there is one for each booking. To write another, withdraw that one first.',
	/** 409 */
	gone: 'This review was withdrawn already.',
	/** 409: the page was left and came back with the id of what was sent already. */
	attemptReused:
		'Another review was sent from this page before. Please read it once more and send it again.',
	/** 429 */
	tooMany: 'That is a lot of reviews for one hour. Please wait a little, or call us.',
	withdrawn: 'Your review is withdrawn, and what you wrote is deleted.',
} as const;
