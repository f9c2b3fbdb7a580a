import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import { formatMoney } from '#src/domain/money.ts';
import { tripKey } from '#src/stores/flights/day-prices.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

import { noneOnDay } from './day-in-words.ts';
import { gridRefusal, type GridTrip } from './grid-trips.ts';
import { openHere, tripOf, tripPath } from './trip-address.ts';

type Props = {
	search: FlightSearch;
	trip: GridTrip;
	/** undefined while it is worked out, null where there is none: see `noneOnDay`. */
	price: number | null | undefined;
	isLowest: boolean;
	today: CalendarDate;
	/** The filters that the price is of, in words. */
	narrowed: string;
};

/** A pair of days in the grid: a link with its price, or why there is none. */
export function GridCell({ search, trip, price, isLowest, today, narrowed }: Props) {
	const refusal = gridRefusal(trip, today);
	if (refusal !== null || price === null) {
		return (
			<td className="dates-none" title={refusal ?? noneOnDay(narrowed)}>
				<span aria-hidden="true">–</span>
				<span className="visually-hidden">{refusal ?? noneOnDay(narrowed)}</span>
			</td>
		);
	}
	if (price === undefined) {
		return (
			<td>
				<span className="visually-hidden">Not known yet</span>
				<span className="skeleton dates-unknown" />
			</td>
		);
	}
	const days = `${formatShortDate(trip.departureDate)} to ${formatShortDate(trip.returnDate)}`;
	return (
		<td className={isLowest ? 'dates-lowest' : undefined}>
			<a
				className="price"
				href={tripPath(search, trip)}
				aria-label={`${days}, ${formatMoney(price)}${isLowest ? ', lowest' : ''}`}
				aria-current={tripKey(trip) === tripKey(tripOf(search)) || undefined}
				onClick={openHere}
			>
				{isLowest && (
					<span aria-hidden="true" className="dates-star">
						★
					</span>
				)}
				{formatMoney(price)}
			</a>
		</td>
	);
}
