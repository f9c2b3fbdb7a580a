import type { Config } from '@netlify/functions';

import {
	addTraveller,
	partyQuestion,
	pricePartyChange,
	takeOffTraveller,
} from '#src/contract/desk/party.ts';
import { recordSchedule } from '#src/contract/desk/schedule.ts';
import { changeTravellers } from '#src/contract/desk/travellers.ts';
import { addTraveller as add } from '#src/server/bookings/operations/add-traveller.ts';
import { askedByDesk } from '#src/server/bookings/operations/asked-by-desk.ts';
import { changeSchedule } from '#src/server/bookings/operations/change-schedule.ts';
import { changeTravellers as change } from '#src/server/bookings/operations/change-travellers.ts';
import { takeOffTraveller as takeOff } from '#src/server/bookings/operations/take-off-traveller.ts';
import { pricePartyChange as price } from '#src/server/bookings/party/price-party.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';
import { validated } from '#src/server/http/validation.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(pricePartyChange, ({ id, url, deps }) =>
		price(deps, id, validated(partyQuestion, Object.fromEntries(url.searchParams))),
	),
	administratorRoute(changeTravellers, askedByDesk(change)),
	administratorRoute(addTraveller, askedByDesk(add)),
	administratorRoute(takeOffTraveller, askedByDesk(takeOff)),
	administratorRoute(recordSchedule, askedByDesk(changeSchedule)),
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
