import type { FlightDeal } from '#src/contract/catalog/catalog.ts';
import { featuredDeals } from '#src/stores/catalog/lists.ts';
import { withValue } from '#src/stores/catalog/loadable.ts';

import { LoadedList } from '../catalog/LoadedList.tsx';
import { useLoaded } from '../catalog/use-loaded.ts';
import { DealCard } from './DealCard.tsx';

type Props = {
	/** The featured deals as the page was built. */
	snapshot: FlightDeal[];
	/** Whether to ask the API for newer ones. */
	isWanted: boolean;
	/** What to say when it does not answer. */
	failure: string;
	/** How many cards stand for the deals while there are none. */
	skeletons: number;
	/** At most so many are shown; all when not given. */
	most?: number;
};

/** The featured deals: those built into the page at once, the database's when they have come. */
export function DealList({ snapshot, isWanted, failure, skeletons, most }: Props) {
	const deals = useLoaded(featuredDeals, snapshot, isWanted);
	return (
		<LoadedList
			list={withValue(deals, (all) => all.slice(0, most))}
			name="flight deals"
			failure={failure}
			skeletons={skeletons}
			skeletonClass="h-128"
			className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
			empty={<p>There are no featured deals at the moment.</p>}
		>
			{(deal) => <DealCard deal={deal} />}
		</LoadedList>
	);
}
