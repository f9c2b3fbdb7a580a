import type { Config } from '@netlify/functions';

import { callersQuery, findCallers } from '#src/contract/desk/callers.ts';
import { takeBooking } from '#src/contract/desk/new-booking.ts';
import { selectCallers } from '#src/server/desk/phone/callers.ts';
import { takeBooking as take } from '#src/server/desk/phone/take-booking.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';
import { validated } from '#src/server/http/validation.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(takeBooking, async ({ request, body, administrator, deps }) => {
		const attempt = readAttempt(request, body);
		const { isRepeat, ...taken } = await take(deps, { administrator, request: body, attempt });
		return new Answer(taken, { status: isRepeat ? 200 : 201 });
	}),
	administratorRoute(findCallers, ({ url, deps }) =>
		selectCallers(deps.db, validated(callersQuery, Object.fromEntries(url.searchParams))),
	),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/desk/bookings', '/api/desk/callers'],
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
