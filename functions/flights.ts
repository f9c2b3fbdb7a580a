import type { Config } from '@netlify/functions';

import { getFlight, listFeaturedFlights, listFlights } from '#src/contract/catalog.ts';
import { page, totalCountHeader } from '#src/contract/paging.ts';
import { cacheTags } from '#src/server/cache.ts';
import { earliestDeparture } from '#src/server/departures.ts';
import { HttpError } from '#src/server/http/http-error.ts';
import { route, serve } from '#src/server/http/http.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { validated } from '#src/server/http/validation.ts';
import { selectFeaturedFlights, selectFlight, selectFlights } from '#src/server/queries/catalog.ts';

const lists = { tags: [cacheTags.flights] };

export const { handle, serveRequest, paths } = serve(
	route(
		listFeaturedFlights,
		({ deps }) => selectFeaturedFlights(deps.db, earliestDeparture(deps.now())),
		{ cache: () => lists },
	),
	route(
		listFlights,
		async ({ url, deps }) => {
			const { deals, total } = await selectFlights(
				deps.db,
				validated(page, Object.fromEntries(url.searchParams)),
			);
			return new Answer(deals, { headers: { [totalCountHeader]: String(total) } });
		},
		{ cache: () => ({ ...lists, query: Object.keys(page.shape) }) },
	),
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
