import type { Config } from '@netlify/functions';

import { listTestimonials } from '#src/contract/catalog.ts';
import { cacheTags } from '#src/server/cache.ts';
import { route, serve } from '#src/server/http/http.ts';
import { selectNewestTestimonials } from '#src/server/queries/catalog/testimonials.ts';

export const { handle, serveRequest, endpoints } = serve(
	route(listTestimonials, ({ deps }) => selectNewestTestimonials(deps.db), {
		cache: () => ({ tags: [cacheTags.testimonials] }),
	}),
);
export default serveRequest;

export const config: Config = { path: ['/api/testimonials'] };
