import { type ReviewRecord, reviewWithdrawn } from '#src/contract/admin/reviews.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { reviews } from '../../db/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import { closeRequest } from '../../inbox/standing.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { recountStars } from '../../reviews/recount-stars.ts';
import { showReviews } from '../../reviews/show-reviews.ts';
import { type Fields, lockForChange, storeChange } from '../change-row.ts';
import { tellDecision } from './review-letters.ts';
import { reviewRowsAt } from './review-rows.ts';

type World = Pick<Dependencies, 'db' | 'now' | 'siteUrl' | 'buildHookUrl'>;

type Seen = {
	administrator: SessionUser;
	id: number;
	/** What the desk saw; without it the last change wins. */
	version?: number | undefined;
};

type Change = Partial<Fields<typeof reviews>>;

/**
 * Publishes a review, also one that was refused: from now on it counts towards the rating of its tour. Whoever wrote it
 * gets a letter. One that is published stays as it is.
 * @throws HttpError 404; 409 with the review as it is now, when it was changed after the desk saw it, and when it was
 *   withdrawn
 */
export function publishReview(deps: World, seen: Seen): Promise<ReviewRecord> {
	return change(deps, seen, (before, at) =>
		before.state === 'published' ? null : { state: 'published', publishedAt: at, refusal: '' },
	);
}

/**
 * Refuses a review, also one that was published: whoever wrote it is told why.
 * @throws HttpError as `publishReview`
 */
export function refuseReview(
	deps: World,
	{ reason, ...seen }: Seen & { reason: string },
): Promise<ReviewRecord> {
	return change(deps, seen, (before) =>
		before.state === 'refused' && before.refusal === reason
			? null
			: { state: 'refused', refusal: reason, publishedAt: null },
	);
}

/**
 * Answers a review where everybody reads it, once it is published; '' takes the answer away.
 * @throws HttpError as `publishReview`
 */
export function answerReview(
	deps: World,
	{ answer, ...seen }: Seen & { answer: string },
): Promise<ReviewRecord> {
	return change(deps, seen, (before) => (before.answer === answer ? null : { answer }));
}

/** @param decide what is to change of the review; null: nothing */
async function change(
	deps: World,
	{ administrator, ...seen }: Seen,
	decide: (before: ReviewRecord, at: Date) => Change | null,
): Promise<ReviewRecord> {
	const { stored, isShownOtherwise } = await inTransaction(deps.db, async (transaction) => {
		const begun = await lockForChange(transaction, reviewRowsAt(deps.now()), {
			...seen,
			administrator,
			now: deps.now,
		});
		const { before, at } = begun;
		if (before.state === 'withdrawn') {
			const body = { message: reviewWithdrawn, current: before };
			throw new HttpError(409, body);
		}
		const changed = decide(before, at);
		if (changed === null) return { stored: before, isShownOtherwise: false };
		const author = { decidedById: administrator.id, decidedBy: administrator.fullName };
		const after = await storeChange(begun, { ...changed, ...author });
		if (after.state !== 'waiting') {
			await closeRequest(transaction, { kind: 'review', id: after.id }, { at });
		}
		await tellDecision(transaction, { before, after, at, siteUrl: deps.siteUrl });
		return { stored: after, isShownOtherwise: await recounted(transaction, before, after) };
	});
	if (isShownOtherwise) await showReviews(deps);
	return stored;
}

async function recounted(
	transaction: Database,
	before: ReviewRecord,
	after: ReviewRecord,
): Promise<boolean> {
	if (before.state !== 'published' && after.state !== 'published') return false;
	await recountStars(transaction, [after.tourId]);
	return true;
}
