import type { ReviewRecord } from '#src/contract/desk/reviews.ts';

import { AnswerReviewDialog } from './AnswerReviewDialog.tsx';
import { RefuseReviewDialog } from './RefuseReviewDialog.tsx';

/** What the desk is about to write about a review. */
export type AskedOfReview = { review: ReviewRecord; question: 'refuse' | 'answer' };

type Props = { asked: AskedOfReview; onClosed: () => void };

/** The dialog in which it is written. */
export function ReviewQuestion({ asked: { review, question }, onClosed }: Props) {
	return question === 'refuse' ? (
		<RefuseReviewDialog review={review} onClosed={onClosed} />
	) : (
		<AnswerReviewDialog review={review} onClosed={onClosed} />
	);
}
