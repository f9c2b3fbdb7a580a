import type { Config } from '@netlify/functions';

import { allAirports } from '#src/domain/flights/all-airports.ts';
import { earliestDeparture } from '#src/server/catalog/earliest-departure.ts';
import { askedTowns } from '#src/server/pages/asked-towns.ts';
import { flightResultsPage } from '#src/server/pages/flight-results.ts';
import { servePages } from '#src/server/pages/serve-pages.ts';

export const { handle, serveRequest } = servePages(
	null,
	flightResultsPage(async ({ asked, now, readFile }) => {
		const { drawSearch, placesAsked } = await import('#src/islands/flights/served/draw-search.ts');
		return drawSearch({
			asked,
			now,
			earliest: earliestDeparture(now),
			airports: allAirports,
			towns: await askedTowns(placesAsked(asked), readFile),
		});
	}),
);
export default serveRequest;

// Without a path: a rewrite of `netlify.toml` leads here, for only a rewrite sees what an address asks for.
export const config: Config = {
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
