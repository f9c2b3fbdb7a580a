import type { TripView } from '#src/contract/trips/trip-view.ts';

/**  */
export function TripCancel(_: { view: TripView }) {
	return null;
}
