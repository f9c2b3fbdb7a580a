import { callersQuery, findCallers } from '#src/contract/desk/callers.ts';
import * as contract from '#src/contract/desk/new-booking.ts';
import { selectCallers } from '#src/server/desk/phone/callers.ts';
import { takeBooking } from '#src/server/desk/phone/take-booking.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { validated } from '#src/server/http/validation.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(contract.takeBooking, async ({ request, body, colleague, deps }) => {
		const attempt = readAttempt(request, body);
		const { isRepeat, ...taken } = await takeBooking(deps, {
			colleague,
			request: body,
			attempt,
		});
		return new Answer(taken, { status: isRepeat ? 200 : 201 });
	}),
	deskRoute(findCallers, ({ url, deps }) =>
		selectCallers(deps.db, validated(callersQuery, Object.fromEntries(url.searchParams))),
	),
];
