import type { TourSummary } from '#src/domain/tours/summary.ts';
import { featuredTours } from '#src/stores/catalog/lists.ts';
import { withValue } from '#src/stores/catalog/loadable.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';

import { LoadedList } from '../catalog/LoadedList.tsx';
import { useLoaded } from '../catalog/use-loaded.ts';
import { TourTicket } from './TourTicket.tsx';

type Props = {
	/** The featured tours as the page was built. */
	snapshot: TourSummary[];
};

/** How many tours the home page shows. */
export const mostTickets = 3;

/** The home page's featured tours. */
export function FeaturedTours({ snapshot }: Props) {
	const tours = useLoaded<TourSummary>(featuredTours, snapshot);
	return (
		<LoadedList
			list={withValue(tours, (all) => all.slice(0, mostTickets))}
			name="tour packages"
			failure={catalogMessages.toursFailed}
			skeletons={2}
			skeletonClass="h-64 bg-surface"
			className="grid gap-5"
			empty={<p>There are no featured tour packages at the moment.</p>}
		>
			{(tour) => <TourTicket tour={tour} />}
		</LoadedList>
	);
}
