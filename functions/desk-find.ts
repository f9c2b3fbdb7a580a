import type { Config } from '@netlify/functions';

import { findAnything, findQuery } from '#src/contract/desk/find.ts';
import { findAnything as find } from '#src/server/desk/find/find-anything.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';
import { validated } from '#src/server/http/validation.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(findAnything, ({ url, deps }) =>
		find(deps, validated(findQuery, Object.fromEntries(url.searchParams)).q),
	),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/desk/find'],
	// As quickly as somebody types.
	rateLimit: { windowSize: 60, windowLimit: 600, aggregateBy: ['ip', 'domain'] },
};
