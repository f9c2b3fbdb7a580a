import type { DestinationSummary } from '#src/domain/destinations/destination.ts';
import type { SearchedDestination } from '#src/domain/destinations/search.ts';

import { RowList } from '../catalog/RowList.tsx';
import { destinationFacts } from './destination-facts.ts';
import { DestinationPoster } from './DestinationPoster.tsx';

export type ListedDestination = DestinationSummary & SearchedDestination;

type Props = {
	/** null where none could be had so far. */
	destinations: ListedDestination[] | null;
};

/** The posters that are in the first view on a wide screen. */
const firstRow = 4;

/** Every destination, each with what the search looks through. */
export function DestinationPosters({ destinations }: Props) {
	return (
		<RowList
			rows={destinations}
			name="destinations"
			skeletons={6}
			skeletonClass="h-80 sm:h-112"
			className="card-list grid grid-cols-2 gap-3 sm:gap-6 md:grid-cols-3 xl:grid-cols-4"
			facts={destinationFacts}
			empty={<p>There are no destinations at the moment.</p>}
		>
			{(destination, index) => (
				<DestinationPoster
					destination={destination}
					sizes="(min-width: 1280px) 258px, (min-width: 768px) 28vw, 43vw"
					priority={index < firstRow}
				/>
			)}
		</RowList>
	);
}
