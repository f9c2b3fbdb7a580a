import type { Config } from '@netlify/functions';

import { answeredPage, listInquiries } from '#src/contract/admin/requests.ts';
import { createInquiry } from '#src/contract/requests/requests.ts';
import { selectInquiries } from '#src/server/admin/requests/inquiries.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { administratorRoute, route, serve } from '#src/server/http/route.ts';
import { inquire } from '#src/server/requests/inquiry.ts';

export const { handle, serveRequest, endpoints } = serve(
	route(createInquiry, async ({ request, body, deps }) => {
		const { receipt, isRepeat } = await inquire(deps, body, readAttempt(request, body));
		return new Answer(receipt, { status: isRepeat ? 200 : 201 });
	}),
	administratorRoute(listInquiries, ({ url, deps }) =>
		listAnswer(url, answeredPage, (page) => selectInquiries(deps.db, page)),
	),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/inquiries'],
	// The outer wall, at the edge, wide enough for an administrator at work; the limit that counts for visitors stands in
	// src/server/requests/request-limit.ts.
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
