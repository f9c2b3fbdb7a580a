import type { DestinationSummary } from '#src/domain/destinations/destination.ts';

import { RowList } from '../catalog/RowList.tsx';
import { DestinationPoster } from '../destinations/DestinationPoster.tsx';

type Props = {
	/** The featured destinations; null where none could be had so far. */
	destinations: DestinationSummary[] | null;
};

/** How many posters hang on the home page. */
const mostPosters = 4;

/** The home page's popular destinations: posters on a wall, or in a row to push along on a phone. */
export function FeaturedDestinations({ destinations }: Props) {
	return (
		<RowList
			rows={destinations && destinations.slice(0, mostPosters)}
			name="destinations"
			skeletons={4}
			skeletonClass="h-112"
			className="-mx-[clamp(1rem,4vw,2.5rem)] grid snap-x snap-mandatory scroll-px-[clamp(1rem,4vw,2.5rem)] auto-cols-[min(17rem,74vw)] grid-flow-col gap-4 overflow-x-auto px-[clamp(1rem,4vw,2.5rem)] py-2 sm:gap-6 lg:mx-0 lg:grid-flow-row lg:grid-cols-4 lg:overflow-visible lg:px-0 [&>*]:snap-start lg:[&>:nth-child(even)]:translate-y-8"
			empty={<p>There are no featured destinations at the moment.</p>}
		>
			{(destination) => (
				<DestinationPoster
					destination={destination}
					sizes="(min-width: 1280px) 258px, (min-width: 1024px) 20vw, min(256px, 70vw)"
				/>
			)}
		</RowList>
	);
}
