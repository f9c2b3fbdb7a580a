import { useStore } from '@nanostores/react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

import type { FlightDeal } from '#src/contract/catalog.ts';
import { featuredDeals } from '#src/stores/catalog.ts';
import { Notice } from '#src/ui/Notice.tsx';

const skeletons = [1, 2, 3, 4, 5, 6];

type Props = {
	/** Whether they are known to be what the visitor came for; until then nothing is asked. */
	isWanted: boolean;
	/** The deals as the page was built; null when there were none. */
	children: ReactNode;
};

/** The featured deals: those built into the page at once, the database's when they have come. */
export function FeaturedDeals({ isWanted, children }: Props) {
	const deals = useStore(featuredDeals.$state, { ssr: 'initial' });
	const [List, setList] = useState<ComponentType<{ deals: FlightDeal[] }> | null>(null);
	useEffect(() => {
		if (!isWanted) return;
		const load = async () => {
			await featuredDeals.load();
			const { DealList } = await import('./DealList.tsx');
			setList(() => DealList);
		};
		load().catch(console.error);
	}, [isWanted]);

	return (
		<section aria-labelledby="featured-deals" className="group-data-asked:hidden">
			<h2 id="featured-deals" className="mb-6">
				Featured flight deals
			</h2>
			{deals.state === 'failed' && (
				<div className="mb-6">
					<Notice tone="error">Failed to load flight deals. Please try again later.</Notice>
				</div>
			)}
			{deals.state === 'ready' && List ? (
				<List deals={deals.value} />
			) : (
				(children ?? (deals.state === 'failed' ? null : <Skeletons />))
			)}
		</section>
	);
}

function Skeletons() {
	return (
		<div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3" aria-busy="true">
			<p className="visually-hidden">Loading flight deals…</p>
			{skeletons.map((key) => (
				<div key={key} className="skeleton h-96" />
			))}
		</div>
	);
}
