import type { ShownDestination } from '#src/contract/catalog/catalog.ts';
import type { PlaceFacts } from '#src/contract/catalog/place-facts.ts';

import { DestinationDetails } from './DestinationDetails.tsx';
import { GoodToKnow } from './GoodToKnow.tsx';
import { StoriesThere } from './StoriesThere.tsx';
import type { BuiltTours } from './ToursThere.tsx';
import { WaysThere } from './WaysThere.tsx';

type Props = {
	destination: ShownDestination;
	tours: BuiltTours;
	/** What the build knows of its place; null where it names none of the list. */
	place: PlaceFacts | null;
};

/** A destination as the build draws it: with what the lists, the guides and the posts say of its place. */
export function BuiltDestination({ destination, tours, place }: Props) {
	return (
		<DestinationDetails
			destination={destination}
			tours={tours}
			{...(place && {
				below: (
					<>
						<WaysThere {...place} />
						<StoriesThere {...place} />
					</>
				),
				beside: <GoodToKnow {...place} />,
			})}
		/>
	);
}
