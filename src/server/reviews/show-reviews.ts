import { cacheTags } from '../platform/cache.ts';
import { publish } from '../platform/publish.ts';
import type { Dependencies } from '../world/dependencies.ts';

/** Lets the public see that what may be read of reviews has changed: on the pages of tours, in lists, on the home page. */
export function showReviews(deps: Pick<Dependencies, 'buildHookUrl'>): Promise<void> {
	// What is kept of one tour carries the first as well.
	return publish(deps, [cacheTags.tours, cacheTags.testimonials]);
}
