import type { Config } from '@netlify/functions';

import { getFlight, listFeaturedFlights, listFlights } from '#src/contract/catalog.ts';
import { cacheTags } from '#src/server/cache.ts';
import { earliestDeparture } from '#src/server/departures.ts';
import { HttpError } from '#src/server/http/http-error.ts';
import { route, serve } from '#src/server/http/http.ts';
import { pagedAnswer, pageParameters } from '#src/server/http/paged-answer.ts';
import {
	selectFeaturedFlights,
	selectFlight,
	selectFlights,
} from '#src/server/queries/catalog/flights.ts';

const lists = { tags: [cacheTags.flights] };

export const { handle, serveRequest, paths } = serve(
	route(
		listFeaturedFlights,
		({ deps }) => selectFeaturedFlights(deps.db, earliestDeparture(deps.now())),
		{ cache: () => lists },
	),
	route(listFlights, ({ url, deps }) => pagedAnswer(url, (page) => selectFlights(deps.db, page)), {
		cache: () => ({ ...lists, query: pageParameters }),
	}),
	route(
		getFlight,
		async ({ id, deps }) => {
			const deal = await selectFlight(deps.db, id);
			if (!deal) throw new HttpError(404, { message: 'There is no flight deal with this number.' });
			return deal;
		},
		{ cache: (id) => ({ tags: [cacheTags.flights, cacheTags.flight(id)] }) },
	),
);
export default serveRequest;

// Netlify reads this without running the file, so that the paths stand here as literals; a test compares them.
export const config: Config = {
	path: ['/api/flights/featured', '/api/flights', '/api/flights/:id'],
};
