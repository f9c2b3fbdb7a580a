import type { TripView } from '#src/contract/trips/trip-view.ts';

/**  */
export function TripData(_: { view: TripView }) {
	return null;
}
