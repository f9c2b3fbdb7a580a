import { lateWords } from '#src/domain/bookings/late-words.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import { site } from '#src/site.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

import { nightsOf, tripOf, tripPath } from './dates/trip-address.ts';

type Props = {
	/** The flights of the day that have not left and leave too soon to be sold. */
	late: readonly FlightOffer[];
	now: Date;
};

/** Says of flights that leave too soon whom to call; nothing where there are none. */
export function LateOffers({ late, now }: Props) {
	if (late.length === 0) return null;
	return <p className="hint">{lateWords(late.length, site, now)}</p>;
}

/** In place of the offers of a day of which none can be sold any more, with the way to the next. */
export function NoneSold({ search, ...props }: Props & { search: FlightSearch }) {
	const trip = tripOf(search);
	const nights = nightsOf(trip);
	const departureDate = addDays(trip.departureDate, 1);
	const returnDate = nights === null ? null : addDays(departureDate, nights);
	return (
		<div className="card grid justify-items-start gap-3 p-6">
			<h3>No flight of this day can be booked any more</h3>
			<LateOffers {...props} />
			<a className="onward" href={tripPath(search, { departureDate, returnDate })}>
				Flights on {formatShortDate(departureDate)} <span aria-hidden="true">→</span>
			</a>
		</div>
	);
}
