import type { Dashboard } from '#src/contract/admin/overview.ts';
import { travelTerms } from '#src/domain/bookings/travel-terms.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { customOfferStatuses } from '#src/domain/requests/custom-offer.ts';

import { Moment } from '../panel/Moment.tsx';
import { TabLink } from '../panel/TabLink.tsx';

type Props = { offers: Dashboard['waitingOffers']; waiting: number };

const tab = 'custom-offers';
const hours = travelTerms.customOfferHours;

/** The requests for custom offers that have waited longer than was promised. */
export function WaitingOffers({ offers, waiting }: Props) {
	return (
		<section aria-labelledby="waiting-heading">
			<h3 id="waiting-heading" className="overview-heading">
				Waiting longer than {hours} hours
			</h3>
			{waiting === 0 ? (
				<p className="mt-1 text-ink-soft">Nothing waits longer than {hours} hours.</p>
			) : (
				<>
					<ul className="waiting-offers">
						{offers.map(({ id, name, destination, createdAt }) => (
							<li key={id}>
								<TabLink tab={tab} view={{ q: name }} className="waiting-offer">
									<span className="font-semibold wrap-anywhere">{name}</span>{' '}
									<span className="wrap-anywhere">{destination}</span>{' '}
									<span className="text-sm text-ink-soft">
										since <Moment at={createdAt} />
									</span>
								</TabLink>
							</li>
						))}
					</ul>
					{waiting > offers.length && (
						<TabLink
							tab={tab}
							view={{ status: customOfferStatuses[0] }}
							className="link inline-flex min-h-11 items-center"
						>
							The oldest {offers.length} of {formatNumber(waiting)}. See all new requests
						</TabLink>
					)}
				</>
			)}
		</section>
	);
}
