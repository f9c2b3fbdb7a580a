import type { Config } from '@netlify/functions';

import { listSubscribers, removeSubscriber } from '#src/contract/admin/users.ts';
import { subscribe } from '#src/contract/requests/requests.ts';
import { removeSubscriber as remove } from '#src/server/admin/requests/remove-subscriber.ts';
import { selectSubscribers } from '#src/server/admin/requests/subscribers.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { pagedAnswer } from '#src/server/http/paged-answer.ts';
import { administratorRoute, route, serve } from '#src/server/http/route.ts';
import { subscribeToNewsletter } from '#src/server/requests/subscription.ts';

export const { handle, serveRequest, endpoints } = serve(
	route(subscribe, async ({ body, deps }) => {
		const email = await subscribeToNewsletter(deps, body.email);
		return new Answer({ email }, { status: 201 });
	}),
	administratorRoute(listSubscribers, ({ url, deps }) =>
		pagedAnswer(url, (page) => selectSubscribers(deps.db, page)),
	),
	administratorRoute(removeSubscriber, ({ id, administrator, deps }) =>
		remove(deps, administrator, id),
	),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/subscribe', '/api/subscribers', '/api/admin/subscribers/:id'],
	// The outer wall, at the edge, wide enough for the panel; the limit that counts stands in
	// src/server/requests/request-limit.ts.
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
