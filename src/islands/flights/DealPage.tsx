import type { FlightDeal } from '#src/contract/catalog/catalog.ts';
import { paths } from '#src/paths.ts';
import { catalogMessages } from '#src/stores/catalog/messages.ts';
import { deal } from '#src/stores/catalog/rows.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { DetailPage } from '../catalog/DetailPage.tsx';
import { DealDetails } from './DealDetails.tsx';

/** @param props.snapshot the deal as the build found it; null on the shell that serves deals entered later */
export function DealPage({ snapshot }: { snapshot: FlightDeal | null }) {
	return (
		<DetailPage
			store={deal}
			snapshot={snapshot}
			heading={heading}
			name="deal"
			failure={catalogMessages.flightsFailed}
			list={allDeals}
			missing={<DealNotFound />}
			skeletonClass="h-96"
		>
			{(row) => <DealDetails deal={row} />}
		</DetailPage>
	);
}

const heading = 'Flight deal';
const allDeals = { href: paths.flights, text: 'See all flight deals' };

function DealNotFound() {
	return (
		<>
			<h1 className="mb-6">{heading}</h1>
			<Notice tone="error">
				<p>
					This deal is no longer available.{' '}
					<a className="link" href={allDeals.href}>
						{allDeals.text}
					</a>
				</p>
			</Notice>
		</>
	);
}
