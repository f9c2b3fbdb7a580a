import { listTestimonials } from '#src/contract/catalog/catalog.ts';
import { selectNewestTestimonials } from '#src/server/catalog/testimonials.ts';
import { route } from '#src/server/http/route.ts';
import { cacheTags } from '#src/server/platform/cache.ts';

export const routes = [
	route(listTestimonials, ({ deps }) => selectNewestTestimonials(deps.db), {
		cache: () => ({ tags: [cacheTags.testimonials] }),
	}),
];
