import type { Config } from '@netlify/functions';

import { createCustomOffer } from '#src/contract/requests.ts';
import { readAttempt } from '#src/server/attempt.ts';
import { route, serve } from '#src/server/http/http.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { requestCustomOffer } from '#src/server/requests/custom-offer.ts';

export const { handle, serveRequest, paths } = serve(
	route(createCustomOffer, async ({ request, body, deps }) => {
		const { receipt, isRepeat } = await requestCustomOffer(deps, body, readAttempt(request, body));
		return new Answer(receipt, { status: isRepeat ? 200 : 201 });
	}),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/custom-offers'],
	// The outer wall, at the edge; the limit that counts stands in src/server/requests/request-limit.ts.
	rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
