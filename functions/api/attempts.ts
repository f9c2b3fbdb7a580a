import { findAttempt } from '#src/contract/requests/attempts.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { route } from '#src/server/http/route.ts';
import { storedBy } from '#src/server/requests/attempts.ts';
import { visitCookies } from '#src/server/trips/visit-cookies.ts';

export const routes = [
	route(findAttempt, async ({ request, match: { attempt = '' }, deps }) => {
		const { visit, ...found } = await storedBy(deps, attempt);
		const cookies = visit ? visitCookies(request, visit.reference, visit.key) : [];
		return new Answer(found, { cookies });
	}),
];
