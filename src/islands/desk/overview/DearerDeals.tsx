import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { formatNumber } from '#src/domain/numbers.ts';
import { dearerDealsQuery } from '#src/stores/desk/dearer-deals.ts';

import { TabLink } from '../panel/TabLink.tsx';

/** Which deals nobody is shown, because our own search asks less; nothing while there is none. */
export function DearerDeals() {
	const id = useId();
	const { data } = useQuery(dearerDealsQuery);
	const count = data?.total ?? 0;
	if (count === 0) return null;
	return (
		<section aria-labelledby={id}>
			<h3 id={id} className="overview-heading">
				Deals that cost more than our search
			</h3>
			<p className="mt-1">
				{count === 1 ? 'One deal costs' : `${formatNumber(count)} deals cost`} more than our own
				search asks on the same days, so that no list shows {count === 1 ? 'it' : 'them'}.
			</p>
			<p className="mt-2">
				<TabLink tab="flights" className="row-button">
					Show the deals
				</TabLink>
			</p>
		</section>
	);
}
