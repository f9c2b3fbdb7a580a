import type { Config, Context } from '@netlify/functions';

import { allAirports } from '#src/server/bookings/airports.ts';
import { earliestDeparture } from '#src/server/bookings/earliest-departure.ts';
import { builtPage } from '#src/server/pages/built-page.ts';
import {
	answerFlightResults,
	type DrawnResults,
	type ResultsSources,
} from '#src/server/pages/flight-results.ts';
import { clock } from '#src/server/platform/clock.ts';

export function handle(
	request: Request,
	sources: Partial<ResultsSources> = {},
	requestId?: string,
): Promise<Response> {
	const ours = {
		builtPage: (path: string) => builtPage(request, path),
		draw,
		now: clock,
	};
	return answerFlightResults(request, { ...ours, ...sources }, requestId);
}

export default function serveRequest(request: Request, context: Context): Promise<Response> {
	return handle(request, {}, context.requestId);
}

// Without a path: a rewrite of `netlify.toml` leads here, for only a rewrite sees what an address asks for.
export const config: Config = {
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};

// React is loaded with the first search: most processes of one machine start for something else.
async function draw(asked: URLSearchParams, now: Date): Promise<DrawnResults> {
	const { drawSearch } = await import('#src/islands/flights/served/draw-search.ts');
	return drawSearch({ asked, now, earliest: earliestDeparture(now), airports: allAirports });
}
