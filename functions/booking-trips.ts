import type { Config } from '@netlify/functions';

import { replaceTripLink } from '#src/contract/admin/trip-links.ts';
import {
	answerTraveller,
	declineCancellation,
	readBookingTrip,
} from '#src/contract/admin/trips.ts';
import { answerTraveller as answer } from '#src/server/admin/trips/answer-traveller.ts';
import { readBookingTrip as read } from '#src/server/admin/trips/booking-trip.ts';
import { declineCancellation as decline } from '#src/server/admin/trips/decline-cancellation.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';
import { replaceLinkOf } from '#src/server/trips/replace-link.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(readBookingTrip, ({ id, deps }) => read(deps, id)),
	administratorRoute(answerTraveller, ({ request, id, body, administrator, deps }) =>
		answer(deps, { ...body, id, administrator, attempt: readAttempt(request, body) }),
	),
	administratorRoute(declineCancellation, ({ id, body, administrator, deps }) =>
		decline(deps, { ...body, id, administrator }),
	),
	administratorRoute(replaceTripLink, ({ request, id, body, administrator, deps }) =>
		replaceLinkOf(deps, administrator, { id, attempt: readAttempt(request, body) }),
	),
);
export default serveRequest;

export const config: Config = {
	path: [
		'/api/admin/bookings/:id/trip',
		'/api/admin/bookings/:id/messages',
		'/api/admin/bookings/:id/cancellation',
		'/api/admin/bookings/:id/link',
	],
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
