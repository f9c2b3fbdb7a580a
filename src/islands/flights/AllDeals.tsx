import type { DealSummary } from '#src/contract/catalog/catalog.ts';
import { allDeals } from '#src/stores/catalog/lists.ts';
import { withValue } from '#src/stores/catalog/loadable.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';
import { useToday } from '#src/ui/use-today.ts';

import { useLoaded } from '../catalog/use-loaded.ts';
import { DealCard } from './DealCard.tsx';
import { DealList } from './DealList.tsx';

type Props = {
	/** Every deal as the page was built, in the order of the API. */
	snapshot: DealSummary[];
	/** Whether to ask the API for newer ones. */
	isWanted: boolean;
};

/** Every deal that has not departed: the featured ones, then the others. */
export function AllDeals({ snapshot, isWanted }: Props) {
	const today = useToday();
	const loaded = useLoaded(allDeals, snapshot, isWanted);
	const deals = withValue(loaded, (all) =>
		all.filter(({ departureDate }) => today === null || departureDate >= today),
	);
	const others = 'value' in deals ? deals.value?.filter(({ featured }) => !featured) : [];
	return (
		<div className="grid gap-12 in-data-asked:hidden">
			<section aria-labelledby="featured-deals">
				<h2 id="featured-deals" className="mb-6">
					Featured flight deals
				</h2>
				<DealList
					deals={withValue(deals, (all) => all.filter(({ featured }) => featured))}
					failure={catalogMessages.flightsFailed}
					skeletons={6}
				/>
			</section>
			{others && others.length > 0 && (
				<section aria-labelledby="more-deals">
					<h2 id="more-deals" className="mb-6">
						More flight deals
					</h2>
					<ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
						{others.map((deal) => (
							<li key={deal.id}>
								<DealCard deal={deal} />
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	);
}
