import { askedRows, readFreshRows } from '#src/contract/catalog/fresh-rows.ts';
import { selectFreshRows } from '#src/server/catalog/fresh-rows.ts';
import { route } from '#src/server/http/route.ts';
import { validated } from '#src/server/http/validation.ts';
import { cacheTags } from '#src/server/platform/cache.ts';

import { drawFreshRows } from '../pages/draw.ts';

const { flights, tours, destinations, testimonials, seats } = cacheTags;

/** So long an answer is kept: what can no longer be sold leaves it by then, which no change of a row says. */
const keptSeconds = 60;

export const routes = [
	route(
		readFreshRows,
		async ({ url, deps }) => {
			const asked = validated(askedRows, Object.fromEntries(url.searchParams));
			return { html: await drawFreshRows(await selectFreshRows(deps.db, asked, deps.now())) };
		},
		{
			cache: () => ({
				tags: [flights, tours, destinations, testimonials, seats],
				query: Object.keys(askedRows.shape),
				seconds: keptSeconds,
			}),
		},
	),
];
