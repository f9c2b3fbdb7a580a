import { cacheTags } from '../platform/cache.ts';
import { purgeInTime } from '../platform/purge-in-time.ts';

/** Lets a tour's page and the lists' count of seats see that some were taken: what caches keep of both is dropped. */
export function publishTakenSeats(tourId: number): Promise<void> {
	return purgeInTime([cacheTags.seats, cacheTags.tour(tourId)]);
}

/**
 * Lets the public see a decision about a booking: beside the seats of its tour, whether the departure is guaranteed to
 * leave, which lists tell and the version of the catalog counts. No new build is asked for: pages notice the version.
 */
export function publishDecision(tourId: number): Promise<void> {
	return purgeInTime([cacheTags.tours, cacheTags.tour(tourId)]);
}
