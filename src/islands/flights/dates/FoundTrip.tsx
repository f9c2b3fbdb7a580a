import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import { type PricedTrip } from '#src/domain/flights/fare-calendar.ts';
import type { OfferFilters } from '#src/domain/flights/filters.ts';
import { formatMoney } from '#src/domain/money.ts';
import { tripKey } from '#src/stores/flights/day-prices.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

import { nightsLabel } from './nights-label.ts';
import { nightsOf, openHere, tripOf, tripPath } from './trip-address.ts';

type Props = { search: FlightSearch; trip: PricedTrip; filters: OfferFilters };

/** One of the cheapest trips, as a link to its flights. */
export function FoundTrip({ search, trip, filters }: Props) {
	const nights = nightsOf(trip);
	return (
		<li>
			<a
				href={tripPath(search, trip, filters)}
				aria-current={tripKey(trip) === tripKey(tripOf(search)) || undefined}
				onClick={openHere}
			>
				<span className="grid">
					<span className="font-semibold">
						<span className="whitespace-nowrap">{formatShortDate(trip.departureDate)}</span>
						{trip.returnDate !== null && (
							<>
								{' – '}
								<span className="whitespace-nowrap">{formatShortDate(trip.returnDate)}</span>
							</>
						)}
					</span>{' '}
					<span className="text-sm text-ink-soft">
						{nights === null ? 'One way' : nightsLabel(nights)}
					</span>
				</span>{' '}
				<span className="price text-xl font-semibold">{formatMoney(trip.price)}</span>
			</a>
		</li>
	);
}
