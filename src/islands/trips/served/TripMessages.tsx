import type { TripView } from '#src/contract/trips/trip-view.ts';

/**  */
export function TripMessages(_: { view: TripView }) {
	return null;
}
