import * as z from 'zod/mini';

import { type ReviewRecord, reviewWithdrawn } from '#src/contract/desk/reviews.ts';
import { reviewStates } from '#src/domain/reviews/review-state.ts';

import type { Fields } from '../../changes/change-row.ts';
import type { reviews } from '../../db/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import { closeRequest, openAgain } from '../../inbox/standing.ts';
import { recountStars } from '../../reviews/recount-stars.ts';
import { tellDecision } from '../../reviews/review-letters.ts';
import { reviewRowsAt } from '../../reviews/review-rows.ts';
import { showReviews } from '../../reviews/show-reviews.ts';
import { type Begun, rowOperation } from '../row-operation.ts';

type Change = Partial<Fields<typeof reviews>>;
type Decide<Body> = (before: ReviewRecord, body: Body, at: Date) => Change | null;

/**
 * Publishes a review, also one that was refused: from now on it counts towards the rating of its tour. Whoever wrote it
 * gets a letter. One that is published stays as it is.
 * @throws HttpError 409 when it was withdrawn
 */
export const publishReview = decision((before, _body: object, at) =>
	before.state === 'published' ? null : { state: 'published', publishedAt: at, refusal: '' },
);

/**
 * Refuses a review, also one that was published: whoever wrote it is told why.
 * @throws HttpError as `publishReview`
 */
export const refuseReview = decision((before, { reason }: { reason: string }) =>
	before.state === 'refused' && before.refusal === reason
		? null
		: { state: 'refused', refusal: reason, publishedAt: null },
);

/**
 * Answers a review where everybody reads it, once it is published; '' takes the answer away.
 * @throws HttpError as `publishReview`
 */
export const answerReview = decision((before, { answer }: { answer: string }) =>
	before.answer === answer ? null : { answer },
);

/**
 * Takes the last decision or answer back: the letter about it does not go out.
 * @throws HttpError as `rowOperation`; 409 when it was withdrawn
 */
export const undoReview = publishReview.undo;

/** @param decide what is to change of the review; null: nothing */
function decision<Body>(decide: Decide<Body>) {
	return rowOperation({
		rows: (_transaction, now) => reviewRowsAt(now),

		decide(begun, body: Body) {
			const { before, at } = begun;
			refuseWithdrawn(before);
			const change = decide(before, body, at);
			return change && { ...change, ...decidedBy(begun) };
		},

		/** What has a decision is done, and waits again where that is taken back. */
		async apply({ transaction, before: { id, state: was }, at }, { state = was }) {
			const review = { kind: 'review', id } as const;
			if (state !== 'waiting') await closeRequest(transaction, review, { at });
			else if (state !== was) await openAgain(transaction, review, { at });
		},

		/** Where it waits again, as it came, nobody has worked on it. */
		async undo(begun, { before: was }) {
			const { before, at } = begun;
			refuseWithdrawn(before);
			const { publishedAt, ...fields } = z.parse(decided, { ...before, ...was });
			const isAsItCame = fields.state === 'waiting' && fields.answer === '';
			const shownSince = publishedAt === null ? at : new Date(publishedAt);
			return {
				...fields,
				publishedAt: fields.state === 'published' ? shownSince : null,
				...(isAsItCame ? { decidedById: null, decidedBy: '' } : decidedBy(begun)),
			};
		},

		letter: ({ transaction, offering: { siteUrl }, ...begun }, after) =>
			tellDecision(transaction, { ...begun, siteUrl, after }),

		async follow({ transaction, before }, after) {
			if (isShownOtherwise(before, after)) await recountStars(transaction, [after.tourId]);
		},

		async show(world, after, before) {
			if (isShownOtherwise(before, after)) await showReviews(world);
		},
	});
}

/** What the log has of a decision. */
const decided = z.object({
	state: z.enum(reviewStates),
	refusal: z.string(),
	answer: z.string(),
	publishedAt: z.nullable(z.string()),
});

function decidedBy({ colleague: { id, fullName } }: Begun<ReviewRecord>) {
	return { decidedById: id, decidedBy: fullName };
}

function refuseWithdrawn(review: ReviewRecord): void {
	if (review.state !== 'withdrawn') return;
	const body = { message: reviewWithdrawn, current: review };
	throw new HttpError(409, body);
}

function isShownOtherwise(before: ReviewRecord, after: ReviewRecord): boolean {
	return before.state === 'published' || after.state === 'published';
}
