import * as contract from '#src/contract/desk/reviews.ts';
import { reviewPage } from '#src/contract/desk/reviews.ts';
import * as undo from '#src/contract/desk/undo.ts';
import { selectRow } from '#src/server/changes/change-row.ts';
import {
	answerReview,
	publishReview,
	refuseReview,
	undoReview,
} from '#src/server/desk/reviews/decide-review.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { reviewRowsAt, selectReviews } from '#src/server/reviews/review-rows.ts';
import { administratorRoute } from '#src/server/users/administrator-route.ts';

export const routes = [
	administratorRoute(contract.listReviews, ({ url, deps }) =>
		listAnswer(url, reviewPage, (page) => selectReviews(deps.db, page, deps.now())),
	),
	administratorRoute(contract.readReview, ({ id, deps }) =>
		selectRow(deps.db, reviewRowsAt(deps.now()), id),
	),
	administratorRoute(contract.publishReview, publishReview.perform),
	administratorRoute(contract.refuseReview, refuseReview.perform),
	administratorRoute(contract.answerReview, answerReview.perform),
	administratorRoute(undo.undoReview, undoReview),
];
