import type { DealSummary } from '#src/contract/catalog/catalog.ts';
import type { Loadable } from '#src/stores/catalog/loadable.ts';

import { LoadedList } from '../catalog/LoadedList.tsx';
import { DealCard } from './DealCard.tsx';

type Props = {
	deals: Loadable<DealSummary[]>;
	/** What to say when they could not be asked for. */
	failure: string;
	/** How many cards stand for the deals while there are none. */
	skeletons: number;
};

/** Flight deals: those built into the page at once, the database's when they have come. */
export function DealList({ deals, failure, skeletons }: Props) {
	return (
		<LoadedList
			list={deals}
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
