import { cacheTags } from '../../platform/cache.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { publish } from '../catalog/publish.ts';

/** Lets the public see that a tour leaves otherwise than before: on its page and in lists. */
export function showDepartures(
	deps: Pick<Dependencies, 'buildHookUrl'>,
	tourId: number,
): Promise<void> {
	return publish(deps, [cacheTags.tours, cacheTags.tour(tourId)]);
}
