import type { DestinationSummary } from '#src/domain/destinations/destination.ts';
import { byRegion } from '#src/domain/destinations/regions.ts';
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
const firstRow = 3;

/** Every destination, under its region, each with what the search looks through. */
export function DestinationPosters({ destinations }: Props) {
	if (destinations === null || destinations.length === 0) return <Posters rows={destinations} />;
	const regions = byRegion(destinations);
	return (
		<div className="grid gap-10 xl:gap-14">
			{regions.length > 1 && (
				<nav aria-label="Regions" data-print="no">
					<ul className="flex flex-wrap gap-2">
						{regions.map(({ id, name, destinations: { length } }) => (
							<li key={id}>
								<a className="chip" href={`#${id}`}>
									{name} <span data-count={id}>({length})</span>
								</a>
							</li>
						))}
					</ul>
				</nav>
			)}
			{regions.map(({ id, name, destinations: rows }, index) => (
				<section
					key={id}
					id={id}
					aria-labelledby={`${id}-heading`}
					data-group
					className="grid scroll-mt-28 gap-4 xl:grid-cols-[12rem_minmax(0,1fr)] xl:gap-8"
				>
					<h2
						id={`${id}-heading`}
						className="text-2xl xl:sticky xl:top-28 xl:self-start xl:border-t-2 xl:border-coral xl:pt-3"
					>
						{name}{' '}
						<span className="font-sans text-base font-normal whitespace-nowrap text-ink-soft">
							<span className="visually-hidden">: </span>
							<span data-count>{rows.length}</span>
						</span>
					</h2>
					<Posters rows={rows} isFirst={index === 0} />
				</section>
			))}
		</div>
	);
}

function Posters({ rows, isFirst }: { rows: ListedDestination[] | null; isFirst?: boolean }) {
	return (
		<RowList
			rows={rows}
			name="destinations"
			skeletons={6}
			skeletonClass="h-80 sm:h-112"
			className="card-list grid grid-cols-2 gap-3 sm:gap-6 md:grid-cols-3"
			facts={destinationFacts}
			empty={<p>There are no destinations at the moment.</p>}
		>
			{(destination, index) => (
				<DestinationPoster
					destination={destination}
					sizes="(min-width: 1280px) 290px, (min-width: 768px) 28vw, 43vw"
					priority={isFirst === true && index < firstRow}
				/>
			)}
		</RowList>
	);
}
