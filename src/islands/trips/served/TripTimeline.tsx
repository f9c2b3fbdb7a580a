import type { TripView } from '#src/contract/trips/trip-view.ts';

/**  */
export function TripTimeline(_: { view: TripView }) {
	return null;
}
