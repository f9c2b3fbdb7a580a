import { and, eq } from 'drizzle-orm';

import type { ReviewRecord } from '#src/contract/desk/reviews.ts';
import { reviewMessages } from '#src/contract/trips/review.ts';

import { lockForChange, storeChange } from '../changes/change-row.ts';
import type { ChangeAuthor } from '../changes/record-change.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { reviews } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { closeRequest } from '../inbox/standing.ts';
import type { OpenTrip } from '../trips/trip-access.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { recountStars } from './recount-stars.ts';
import { tellDecision } from './review-letters.ts';
import { reviewRowsAt } from './review-rows.ts';
import { showReviews } from './show-reviews.ts';

type World = Pick<Dependencies, 'db' | 'now' | 'siteUrl' | 'buildHookUrl'>;

/** Who withdraws it, as the log has it: the reference stands in its label already. */
const traveller: ChangeAuthor = { id: null, fullName: 'The traveler', email: '' };

/** What is left of a review that was withdrawn: that there was one. */
const withdrawn = {
	state: 'withdrawn',
	publishedAt: null,
	words: '',
	firstName: '',
	homeTown: '',
	refusal: '',
	answer: '',
	bodyHash: null,
	attemptId: null,
} as const;

/**
 * Takes a traveller's review back, whatever became of it: what it said is deleted, and one that was published goes from the
 * pages. One that was withdrawn before stays so.
 * @param reviewId the one that the traveller saw
 * @throws HttpError 409 where the trip has no such review
 */
export async function withdrawReview(
	deps: World,
	{ booking: { id: bookingId } }: Pick<OpenTrip, 'booking'>,
	reviewId: number,
): Promise<{ message: string }> {
	const before = await inTransaction(deps.db, async (transaction) => {
		const isIt = and(eq(reviews.id, reviewId), eq(reviews.bookingId, bookingId));
		if ((await transaction.$count(reviews, isIt)) === 0) {
			throw new HttpError(409, { message: reviewMessages.gone });
		}
		const change = await lockForChange(transaction, reviewRowsAt(deps.now()), {
			colleague: traveller,
			now: deps.now,
			id: reviewId,
		});
		if (change.before.state === 'withdrawn') return change.before;
		const after = await storeChange(change, withdrawn);
		const { before: stood, at } = change;
		await closeRequest(transaction, { kind: 'review', id: reviewId }, { at });
		await tellDecision(transaction, { before: stood, after, at, siteUrl: deps.siteUrl });
		if (wasShown(stood)) await recountStars(transaction, [stood.tourId]);
		return stood;
	});
	if (wasShown(before)) await showReviews(deps);
	return { message: reviewMessages.withdrawn };
}

function wasShown({ state }: ReviewRecord): boolean {
	return state === 'published';
}
