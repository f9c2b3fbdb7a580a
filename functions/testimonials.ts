import type { Config } from '@netlify/functions';

import { listTestimonials } from '#src/contract/catalog/catalog.ts';
import { selectNewestTestimonials } from '#src/server/catalog/testimonials.ts';
import { route, serve } from '#src/server/http/route.ts';
import { cacheTags } from '#src/server/platform/cache.ts';

export const { handle, serveRequest, endpoints } = serve(
	route(listTestimonials, ({ deps }) => selectNewestTestimonials(deps.db), {
		cache: () => ({ tags: [cacheTags.testimonials] }),
	}),
);
export default serveRequest;

export const config: Config = { path: ['/api/testimonials'] };
