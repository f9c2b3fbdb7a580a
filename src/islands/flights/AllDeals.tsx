import type { DealSummary } from '#src/contract/catalog/catalog.ts';

import { DealCards } from './DealCards.tsx';

type Props = {
	/** Those that have not departed, in the order of the API; null where none could be had so far. */
	deals: DealSummary[] | null;
};

/** Every deal: the featured ones, then the others. */
export function AllDeals({ deals }: Props) {
	const others = deals?.filter(({ featured }) => !featured) ?? [];
	return (
		<>
			<section aria-labelledby="featured-deals">
				<h2 id="featured-deals" className="mb-6">
					Featured flight deals
				</h2>
				<DealCards deals={deals && deals.filter(({ featured }) => featured)} skeletons={6} />
			</section>
			{others.length > 0 && (
				<section aria-labelledby="more-deals" className="mt-12">
					<h2 id="more-deals" className="mb-6">
						More flight deals
					</h2>
					<DealCards deals={others} skeletons={0} />
				</section>
			)}
		</>
	);
}
