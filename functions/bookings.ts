import type { Config } from '@netlify/functions';

import { createBooking } from '#src/contract/bookings.ts';
import { readAttempt } from '#src/server/attempt.ts';
import { book } from '#src/server/bookings/book.ts';
import { route, serve } from '#src/server/http/http.ts';
import { Answer } from '#src/server/http/json-answer.ts';

export const { handle, serveRequest, paths } = serve(
	route(createBooking, async ({ request, body, deps }) => {
		const { receipt, isRepeat } = await book(deps, body, readAttempt(request, body));
		return new Answer(receipt, { status: isRepeat ? 200 : 201 });
	}),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/bookings'],
	// The outer wall, at the edge; the limit that counts stands in src/server/bookings/book.ts.
	rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
