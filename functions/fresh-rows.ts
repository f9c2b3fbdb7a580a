import type { Config } from '@netlify/functions';

import { askedRows, type FreshRows, readFreshRows } from '#src/contract/catalog/fresh-rows.ts';
import { selectFreshRows } from '#src/server/catalog/fresh-rows.ts';
import { route, serve } from '#src/server/http/route.ts';
import { validated } from '#src/server/http/validation.ts';
import { cacheTags } from '#src/server/platform/cache.ts';

const { flights, tours, destinations, testimonials, seats } = cacheTags;

/** So long an answer is kept: what can no longer be sold leaves it by then, which no change of a row says. */
const keptSeconds = 60;

export const { handle, serveRequest, endpoints } = serve(
	route(
		readFreshRows,
		async ({ url, deps }) => {
			const asked = validated(askedRows, Object.fromEntries(url.searchParams));
			return { html: await draw(await selectFreshRows(deps.db, asked, deps.now())) };
		},
		{
			cache: () => ({
				tags: [flights, tours, destinations, testimonials, seats],
				query: Object.keys(askedRows.shape),
				seconds: keptSeconds,
			}),
		},
	),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/fresh-rows'],
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};

// React is loaded with the first of them: most processes of one machine start for something else.
async function draw(rows: FreshRows): Promise<string> {
	const { drawFreshRows } = await import('#src/islands/catalog/served/draw-fresh-rows.ts');
	return drawFreshRows(rows);
}
