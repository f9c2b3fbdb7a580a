import type { Config } from '@netlify/functions';

import { markQueued, queuePage, readQueue } from '#src/contract/desk/queue.ts';
import { markQueued as mark } from '#src/server/desk/queue/mark-queued.ts';
import { selectQueue } from '#src/server/desk/queue/select-queue.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';
import { validated } from '#src/server/http/validation.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(
		readQueue,
		({ url, administrator, deps }) => {
			const page = validated(queuePage, Object.fromEntries(url.searchParams));
			return selectQueue(deps.db, page, { userId: administrator.id, now: deps.now() });
		},
		{ isRepeated: true },
	),
	administratorRoute(markQueued, ({ id, body, administrator, deps }) =>
		mark(deps, { administrator, id, step: body }),
	),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/desk/queue', '/api/desk/queue/:id'],
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
