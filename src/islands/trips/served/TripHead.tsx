import type { TripView } from '#src/contract/trips/trip-view.ts';

/** What the trip is, its reference, and where it stands. */
export function TripHead({ view }: { view: TripView }) {
	return <h1>{view.record.title}</h1>;
}
