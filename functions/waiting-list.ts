import type { Config } from '@netlify/functions';

import {
	joinWaitingList,
	leaveWaitingList,
	readSeatOffer,
} from '#src/contract/requests/waiting-list.ts';
import { readSeatOffer as read } from '#src/server/departures/seat-offer.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { route, serve } from '#src/server/http/route.ts';
import {
	joinWaitingList as join,
	leaveWaitingList as leave,
} from '#src/server/requests/waiting-list.ts';

export const { handle, serveRequest, endpoints } = serve(
	route(joinWaitingList, async ({ request, body, deps }) => {
		const { receipt, isRepeat } = await join(deps, body, readAttempt(request, body));
		return new Answer(receipt, { status: isRepeat ? 200 : 201 });
	}),
	route(readSeatOffer, ({ body, deps }) => read(deps, body.key)),
	route(leaveWaitingList, async ({ body, deps }) => ({ message: await leave(deps, body.key) })),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/waiting-list', '/api/waiting-list/offer', '/api/waiting-list/leave'],
	// The outer wall, at the edge; the limits that count stand with the services.
	rateLimit: { windowSize: 60, windowLimit: 100, aggregateBy: ['ip', 'domain'] },
};
