import type { DealSummary } from '#src/contract/catalog/catalog.ts';
import { featuredDeals } from '#src/stores/catalog/lists.ts';
import { withValue } from '#src/stores/catalog/loadable.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';

import { useLoaded } from '../catalog/use-loaded.ts';
import { DealList } from '../flights/DealList.tsx';

type Props = {
	/** The featured deals as the page was built. */
	snapshot: DealSummary[];
};

/** The flights page has the others. */
const mostDeals = 8;

/** The home page's featured flight deals. */
export function FeaturedDeals({ snapshot }: Props) {
	const deals = useLoaded(featuredDeals, snapshot);
	// One above the other, as on a phone, all of them are a long way to what comes next; three in a row, the
	// last two are a row with a gap.
	return (
		<section
			aria-labelledby="featured-deals"
			className="max-sm:[&_li:nth-child(n+5)]:hidden lg:max-xl:[&_li:nth-child(n+7)]:hidden"
		>
			<h2 id="featured-deals" className="mb-6">
				Featured flight deals
			</h2>
			<DealList
				deals={withValue(deals, (all) => all.slice(0, mostDeals))}
				failure={catalogMessages.featuredDealsFailed}
				skeletons={3}
			/>
		</section>
	);
}
