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
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(contract.listReviews, ({ url, deps }) =>
		listAnswer(url, reviewPage, (page) => selectReviews(deps.db, page, deps.now())),
	),
	deskRoute(contract.readReview, ({ id, deps }) =>
		selectRow(deps.db, reviewRowsAt(deps.now()), id),
	),
	deskRoute(contract.publishReview, publishReview.perform),
	deskRoute(contract.refuseReview, refuseReview.perform),
	deskRoute(contract.answerReview, answerReview.perform),
	deskRoute(undo.undoReview, undoReview),
];
