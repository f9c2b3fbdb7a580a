import type { TripView } from '#src/contract/trips/trip-view.ts';

import { TripCancel } from './TripCancel.tsx';
import { TripData } from './TripData.tsx';
import { TripDocuments } from './TripDocuments.tsx';
import { TripHead } from './TripHead.tsx';
import { TripJourney } from './TripJourney.tsx';
import { TripMessages } from './TripMessages.tsx';
import { TripPrice } from './TripPrice.tsx';
import { TripTimeline } from './TripTimeline.tsx';
import { TripTravellers } from './TripTravellers.tsx';

/** The page of a trip, from booking to return, as HTML that needs no script. */
export function TripPage({ view }: { view: TripView }) {
	return (
		<>
			<TripHead view={view} />
			<TripTimeline view={view} />
			<TripJourney view={view} />
			<TripTravellers view={view} />
			<TripPrice view={view} />
			<TripCancel view={view} />
			<TripDocuments view={view} />
			<TripMessages view={view} />
			<TripData view={view} />
		</>
	);
}
