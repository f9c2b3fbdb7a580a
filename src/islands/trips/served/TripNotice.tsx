import type { TripView } from '#src/contract/trips/trip-view.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** What became of the form that was sent last, where it was refused; where it was taken, its own section says so. */
export function TripNotice({ view: { problem } }: { view: TripView }) {
	if (!problem) return null;
	return <Notice tone="error">{problem.message}</Notice>;
}
