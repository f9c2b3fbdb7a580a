import type { TourOnSale } from '#src/domain/tours/summary.ts';

import { RowList } from '../catalog/RowList.tsx';
import { tourFacts } from './tour-facts.ts';
import { type Leaving, TourCard } from './TourCard.tsx';

type Props = {
	/** null where none could be had so far. */
	tours: TourOnSale[] | null;
	asked?: Leaving;
};

/** Every tour, each with what the filter asks of it. */
export function TourCards({ tours, asked }: Props) {
	return (
		<RowList
			rows={tours}
			name="tour packages"
			skeletons={2}
			skeletonClass="h-128"
			className="card-list grid gap-6 sm:grid-cols-2 lg:grid-cols-3"
			facts={tourFacts}
			empty={<p>There are no tour packages at the moment.</p>}
		>
			{(tour, index) => <TourCard tour={tour} priority={index === 0} asked={asked} />}
		</RowList>
	);
}
