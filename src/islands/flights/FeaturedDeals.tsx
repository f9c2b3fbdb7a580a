import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import type { FlightDeal } from '#src/contract/catalog.ts';
import { featuredDeals } from '#src/stores/catalog.ts';
import { orSnapshot } from '#src/stores/loadable.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { DealCard } from './DealCard.tsx';

const skeletons = [1, 2, 3, 4, 5, 6];

type Props = { snapshot: FlightDeal[] };

/** The featured deals: the page's own at once, the database's when they have come. */
export function FeaturedDeals({ snapshot }: Props) {
	const loaded = useStore(featuredDeals.$state, { ssr: 'initial' });
	const shown = orSnapshot(loaded, snapshot.length > 0 ? snapshot : null);
	useEffect(() => void featuredDeals.load(), []);

	return (
		<section aria-labelledby="featured-deals">
			<h2 id="featured-deals" className="mb-6">
				Featured flight deals
			</h2>
			{shown.state === 'failed' && (
				<div className="mb-6">
					<Notice tone="error">Failed to load flight deals. Please try again later.</Notice>
				</div>
			)}
			{shown.state === 'loading' ? (
				<div className={grid} aria-busy="true">
					<p className="visually-hidden">Loading flight deals…</p>
					{skeletons.map((key) => (
						<div key={key} className="skeleton h-96" />
					))}
				</div>
			) : (
				<ul className={grid}>
					{shown.value?.map((deal, index) => (
						<li key={deal.id}>
							<DealCard deal={deal} isFirst={index === 0} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

const grid = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';
