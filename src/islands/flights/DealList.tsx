import type { FlightDeal } from '#src/contract/catalog.ts';

import { DealCard } from './DealCard.tsx';

/** Deals as cards, written by the build and, when newer ones have come, by the browser. */
export function DealList({ deals }: { deals: FlightDeal[] }) {
	return (
		<ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
			{deals.map((deal) => (
				<li key={deal.id}>
					<DealCard deal={deal} />
				</li>
			))}
		</ul>
	);
}
