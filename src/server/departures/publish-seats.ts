import { cacheTags } from '../platform/cache.ts';
import { purgeInTime } from '../platform/purge-in-time.ts';

/** Lets a tour's page see that seats were taken: what caches keep of the tour is dropped. Lists know no seats. */
export function publishTakenSeats(tourId: number): Promise<void> {
	return purgeInTime([cacheTags.tour(tourId)]);
}

/**
 * Lets the public see a decision about a booking: beside the seats of its tour, whether the departure is guaranteed to
 * leave, which lists tell and the version of the catalog counts. No new build is asked for: pages notice the version.
 */
export function publishDecision(tourId: number): Promise<void> {
	return purgeInTime([cacheTags.tours, cacheTags.tour(tourId)]);
}
