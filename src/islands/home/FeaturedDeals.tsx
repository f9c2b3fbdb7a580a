import type { DealSummary } from '#src/contract/catalog/catalog.ts';

import { DealCards } from '../flights/DealCards.tsx';

type Props = {
	/** The featured deals that have not departed; null where none could be had so far. */
	deals: DealSummary[] | null;
};

/** The flights page has the others. */
export const mostDeals = 8;

/** The home page's featured flight deals. */
export function FeaturedDeals({ deals }: Props) {
	return <DealCards deals={deals && deals.slice(0, mostDeals)} skeletons={3} />;
}
