import type { DestinationSummary } from '#src/domain/destinations/destination.ts';
import {
	regionsOf,
	searchDestinations,
	type SearchedDestination,
} from '#src/domain/destinations/search.ts';
import { destinationSearchPath } from '#src/stores/destinations/search.ts';

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

/** Every destination, and over them their regions, each of which narrows the list; with what a search looks through. */
export function DestinationPosters({ destinations }: Props) {
	if (destinations === null || destinations.length === 0) return <Posters rows={destinations} />;
	const regions = regionsOf(destinations);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
			{regions.length > 1 && (
				<nav aria-label="Regions" className="noscript:hidden" data-print="no">
					<ul className="swept-chips">
						<RegionLink name="" rows={destinations} />
						{regions.map((name) => (
							<RegionLink key={name} name={name} rows={searchDestinations(destinations, name)} />
						))}
					</ul>
				</nav>
			)}
			<Posters rows={destinations} />
		</div>
	);
}

/** @param name of a region; '' for all */
function RegionLink({ name, rows }: { name: string; rows: readonly ListedDestination[] }) {
	return (
		<li>
			<a className="chip" href={destinationSearchPath(name)} data-region={name}>
				{name === '' ? 'All' : name} ({rows.length})
			</a>
		</li>
	);
}

function Posters({ rows }: { rows: ListedDestination[] | null }) {
	return (
		<RowList
			rows={rows}
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
					sizes="(min-width: 1280px) 290px, (min-width: 768px) 28vw, 43vw"
					priority={index < firstRow}
				/>
			)}
		</RowList>
	);
}
