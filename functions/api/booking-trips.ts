import { replaceTripLink } from '#src/contract/desk/trip-links.ts';
import * as contract from '#src/contract/desk/trips.ts';
import { answerTraveller } from '#src/server/desk/trips/answer-traveller.ts';
import { readBookingTrip } from '#src/server/desk/trips/booking-trip.ts';
import { declineCancellation } from '#src/server/desk/trips/decline-cancellation.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { replaceLinkOf } from '#src/server/trips/replace-link.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(contract.readBookingTrip, ({ id, deps }) => readBookingTrip(deps, id)),
	deskRoute(contract.answerTraveller, ({ request, id, body, colleague, deps }) =>
		answerTraveller(deps, { ...body, id, colleague, attempt: readAttempt(request, body) }),
	),
	deskRoute(contract.declineCancellation, ({ id, body, colleague, deps }) =>
		declineCancellation(deps, { ...body, id, colleague }),
	),
	deskRoute(replaceTripLink, ({ request, id, body, colleague, deps }) =>
		replaceLinkOf(deps, colleague, { id, attempt: readAttempt(request, body) }),
	),
];
