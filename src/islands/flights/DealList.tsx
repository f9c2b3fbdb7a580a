import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import type { FlightDeal } from '#src/contract/catalog.ts';
import { featuredDeals } from '#src/stores/catalog.ts';
import { orSnapshot } from '#src/stores/loadable.ts';
import { Notice } from '#src/ui/Notice.tsx';

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
	const loaded = useStore(featuredDeals.$state, { ssr: 'initial' });
	const deals = orSnapshot(loaded, snapshot.length > 0 ? snapshot : null);
	useEffect(() => {
		if (isWanted) void featuredDeals.load();
	}, [isWanted]);

	if (deals.state === 'loading') {
		return (
			<div className={grid} aria-busy="true">
				<p className="visually-hidden">Loading flight deals…</p>
				{Array.from({ length: skeletons }, (_, index) => (
					<div key={index} className="skeleton h-128" />
				))}
			</div>
		);
	}
	return (
		<>
			{deals.state === 'failed' && (
				<div className="mb-6">
					<Notice tone="error">{failure}</Notice>
				</div>
			)}
			<ul className={grid}>
				{deals.value?.slice(0, most).map((deal) => (
					<li key={deal.id}>
						<DealCard deal={deal} />
					</li>
				))}
			</ul>
			{deals.value?.length === 0 && <p>There are no featured deals at the moment.</p>}
		</>
	);
}

const grid = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
