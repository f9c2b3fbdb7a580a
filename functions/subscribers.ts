import type { Config } from '@netlify/functions';

import { subscribe } from '#src/contract/requests.ts';
import { route, serve } from '#src/server/http/http.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { subscribeToNewsletter } from '#src/server/requests/subscription.ts';

export const { handle, serveRequest, paths } = serve(
	route(subscribe, async ({ body, deps }) => {
		const email = await subscribeToNewsletter(deps, body.email);
		return new Answer({ email }, { status: 201 });
	}),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/subscribe'],
	// The outer wall, at the edge; the limit that counts stands in src/server/requests/request-limit.ts.
	rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
