import type { Dashboard } from '#src/contract/desk/overview.ts';
import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { travelTerms } from '#src/domain/bookings/travel-terms.ts';
import { customOfferStatuses } from '#src/domain/requests/custom-offer.ts';

import { bookingScreen } from '../panel/ScreenLink.tsx';
import { WaitingRows } from './WaitingRows.tsx';

type Props = {
	dashboard: Pick<Dashboard, 'pending' | 'pendingBookings' | 'waiting' | 'waitingOffers'>;
};

const hours = travelTerms.customOfferHours;
const oldestFirst = { sort: 'createdAt', direction: 'ascending' };

/** The bookings and custom offers that have waited longer than we promise to answer an offer. */
export function WaitingLong({ dashboard }: Props) {
	const { pending, pendingBookings, waiting, waitingOffers } = dashboard;
	return (
		<section aria-labelledby="waiting-heading">
			<h3 id="waiting-heading" className="overview-heading">
				Waiting longer than {hours} hours
			</h3>
			{pending + waiting === 0 && (
				<p className="mt-1 text-ink-soft">
					No booking and no custom offer waits longer than {hours} hours.
				</p>
			)}
			<p className="hint">
				Pending bookings and new custom offers, of whatever age. What else waits stands in Today.
			</p>
			<WaitingRows
				words={['pending booking', 'pending bookings']}
				tab="bookings"
				rows={pendingBookings.map(({ id, reference, name, title, createdAt }) => ({
					id,
					name,
					what: title,
					q: reference,
					screen: bookingScreen({ id }),
					createdAt,
				}))}
				all={{ status: bookingStatuses[0], ...oldestFirst }}
				link="See all pending bookings, the oldest first"
				total={pending}
			/>
			<WaitingRows
				words={['custom offer', 'custom offers']}
				tab="custom-offers"
				rows={waitingOffers.map(({ id, name, destination, createdAt }) => ({
					id,
					name,
					what: destination,
					q: name,
					createdAt,
				}))}
				all={{ status: customOfferStatuses[0] }}
				link="See all new requests"
				total={waiting}
			/>
		</section>
	);
}
