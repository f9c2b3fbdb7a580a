import { cacheTags } from '../../platform/cache.ts';
import { publish } from '../../platform/publish.ts';
import type { Dependencies } from '../../world/dependencies.ts';

/** Lets the public see that a tour leaves otherwise than before: on its page and in lists. */
export function showDepartures(
	deps: Pick<Dependencies, 'buildHookUrl'>,
	tourId: number,
): Promise<void> {
	return publish(deps, [cacheTags.tours, cacheTags.tour(tourId)]);
}
