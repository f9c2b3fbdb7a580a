import type { TripView } from '#src/contract/trips/trip-view.ts';

/**  */
export function TripDocuments(_: { view: TripView }) {
	return null;
}
