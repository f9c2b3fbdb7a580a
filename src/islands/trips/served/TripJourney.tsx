import type { TripView } from '#src/contract/trips/trip-view.ts';

/**  */
export function TripJourney(_: { view: TripView }) {
	return null;
}
