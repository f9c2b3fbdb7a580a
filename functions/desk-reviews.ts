import type { Config } from '@netlify/functions';

import {
	answerReview,
	listReviews,
	publishReview,
	readReview,
	refuseReview,
	reviewPage,
} from '#src/contract/admin/reviews.ts';
import { selectRow } from '#src/server/admin/change-row.ts';
import {
	answerReview as answer,
	publishReview as publish,
	refuseReview as refuse,
} from '#src/server/admin/reviews/decide-review.ts';
import { reviewRows, selectReviews } from '#src/server/admin/reviews/review-rows.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(listReviews, ({ url, deps }) =>
		listAnswer(url, reviewPage, (page) => selectReviews(deps.db, page)),
	),
	administratorRoute(readReview, ({ id, deps }) => selectRow(deps.db, reviewRows, id)),
	administratorRoute(publishReview, ({ id, body, administrator, deps }) =>
		publish(deps, { ...body, id, administrator }),
	),
	administratorRoute(refuseReview, ({ id, body, administrator, deps }) =>
		refuse(deps, { ...body, id, administrator }),
	),
	administratorRoute(answerReview, ({ id, body, administrator, deps }) =>
		answer(deps, { ...body, id, administrator }),
	),
);
export default serveRequest;

export const config: Config = {
	path: [
		'/api/desk/reviews',
		'/api/desk/reviews/:id',
		'/api/desk/reviews/:id/publish',
		'/api/desk/reviews/:id/refuse',
		'/api/desk/reviews/:id/answer',
	],
	// The outer wall, at the edge: nobody but the desk is answered.
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
