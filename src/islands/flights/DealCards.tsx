import type { DealSummary } from '#src/contract/catalog/catalog.ts';

import { RowList } from '../catalog/RowList.tsx';
import { DealCard } from './DealCard.tsx';

type Props = {
	/** null where none could be had so far. */
	deals: DealSummary[] | null;
	/** How many cards stand for the deals while there are none. */
	skeletons: number;
};

/** Flight deals, each with the last moment of its sale: `elements/departed-deals.ts` takes away those that a build shows too long. */
export function DealCards({ deals, skeletons }: Props) {
	return (
		<RowList
			rows={deals}
			name="flight deals"
			skeletons={skeletons}
			skeletonClass="h-128"
			className="card-list grid gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
			facts={({ soldUntil }) => ({ 'data-sold-until': soldUntil })}
			empty={<p>There are no featured deals at the moment.</p>}
		>
			{(deal) => <DealCard deal={deal} />}
		</RowList>
	);
}
