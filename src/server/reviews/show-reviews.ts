import { publish } from '../admin/catalog/publish.ts';
import { cacheTags } from '../platform/cache.ts';
import type { Dependencies } from '../platform/dependencies.ts';

/** Lets the public see that what may be read of these tours' reviews has changed: on their pages, in lists, on the home page. */
export function showReviews(
	deps: Pick<Dependencies, 'buildHookUrl'>,
	tourIds: readonly number[],
): Promise<void> {
	const { tours, tour, testimonials } = cacheTags;
	return publish(deps, [tours, testimonials, ...new Set(tourIds.map(tour))]);
}
