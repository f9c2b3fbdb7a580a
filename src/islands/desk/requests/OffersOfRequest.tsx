import { useQuery } from '@tanstack/react-query';

import type { CustomOfferRecord } from '#src/contract/desk/requests.ts';
import { proposalsOfRequestQuery } from '#src/stores/desk/proposals/proposals.ts';

import { Moment } from '../panel/Moment.tsx';
import { TabLink } from '../panel/TabLink.tsx';

/** The offers that were sent to answer a request, each with the way to it. */
export function OffersOfRequest({ request }: { request: CustomOfferRecord }) {
	const { data } = useQuery(proposalsOfRequestQuery(request.id));
	if (!data || data.rows.length === 0) return null;
	return (
		<section aria-label="Offers that were sent">
			<h3 className="mb-2 font-sans text-sm font-normal text-ink-soft">Offers that were sent</h3>
			<ul className="grid gap-1">
				{data.rows.map(({ id, reference, version, answer, createdAt }) => (
					<li key={id}>
						<TabLink tab="offers" view={{ q: reference }} className="link">
							{reference}
						</TabLink>
						, version {version}, {answer}, <Moment at={createdAt} />
					</li>
				))}
			</ul>
		</section>
	);
}
