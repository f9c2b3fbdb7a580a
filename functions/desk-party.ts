import type { Config } from '@netlify/functions';

import {
	addTraveller,
	partyQuestion,
	pricePartyChange,
	takeOffTraveller,
} from '#src/contract/desk/party.ts';
import { recordSchedule } from '#src/contract/desk/schedule.ts';
import { changeTravellers } from '#src/contract/desk/travellers.ts';
import { addTraveller as add } from '#src/server/desk/party/add-traveller.ts';
import { changeTravellers as change } from '#src/server/desk/party/change-travellers.ts';
import { pricePartyChange as price } from '#src/server/desk/party/price-party.ts';
import { takeOffTraveller as takeOff } from '#src/server/desk/party/take-off-traveller.ts';
import { recordSchedule as record } from '#src/server/desk/schedule/record-schedule.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';
import { validated } from '#src/server/http/validation.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(pricePartyChange, ({ id, url, deps }) =>
		price(deps, id, validated(partyQuestion, Object.fromEntries(url.searchParams))),
	),
	administratorRoute(changeTravellers, ({ request, id, body, administrator, deps }) =>
		change(deps, { ...body, id, administrator, attempt: readAttempt(request, body) }),
	),
	administratorRoute(addTraveller, ({ request, id, body, administrator, deps }) =>
		add(deps, { ...body, id, administrator, attempt: readAttempt(request, body) }),
	),
	administratorRoute(takeOffTraveller, ({ request, id, body, administrator, deps }) =>
		takeOff(deps, { ...body, id, administrator, attempt: readAttempt(request, body) }),
	),
	administratorRoute(recordSchedule, ({ request, id, body, administrator, deps }) =>
		record(deps, { ...body, id, administrator, attempt: readAttempt(request, body) }),
	),
);
export default serveRequest;

export const config: Config = {
	path: [
		'/api/desk/bookings/:id/party',
		'/api/desk/bookings/:id/party/add',
		'/api/desk/bookings/:id/party/take-off',
		'/api/desk/bookings/:id/travellers',
		'/api/desk/bookings/:id/schedule',
	],
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
