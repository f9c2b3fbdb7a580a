import type { TripView } from '#src/contract/trips/trip-view.ts';

/**  */
export function TripPrice(_: { view: TripView }) {
	return null;
}
