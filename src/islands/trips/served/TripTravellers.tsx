import type { TripView } from '#src/contract/trips/trip-view.ts';

/**  */
export function TripTravellers(_: { view: TripView }) {
	return null;
}
