import type { TripView } from '#src/contract/trips/trip-view.ts';

import { BookedTour } from './tour/BookedTour.tsx';
import { ChangedTour } from './tour/ChangedTour.tsx';
import { TripFold } from './TripFold.tsx';

/** The tour that was bought, as it read then, and what of it is different now; nothing of flights. */
export function TripTour({ view }: { view: TripView }) {
	const { bought } = view.tour;
	if (!bought) return null;
	const { tour, changes } = bought;
	return (
		<TripFold view={view} id="tour" title="The tour">
			{changes.length > 0 && <ChangedTour changes={changes} />}
			<details className="fold">
				<summary>The tour as you booked it</summary>
				<BookedTour tour={tour} />
			</details>
		</TripFold>
	);
}
