import type { TourSummary } from '#src/domain/tours/summary.ts';

import { RowList } from '../catalog/RowList.tsx';
import { TourTicket } from './TourTicket.tsx';

type Props = {
	/** The featured tours; null where none could be had so far. */
	tours: TourSummary[] | null;
};

/** How many tours the home page shows. */
const mostTickets = 3;

/** The home page's featured tours. */
export function FeaturedTours({ tours }: Props) {
	return (
		<RowList
			rows={tours && tours.slice(0, mostTickets)}
			name="tour packages"
			skeletons={2}
			skeletonClass="h-64 bg-surface"
			className="grid gap-5"
			empty={<p>There are no featured tour packages at the moment.</p>}
		>
			{(tour) => <TourTicket tour={tour} />}
		</RowList>
	);
}
