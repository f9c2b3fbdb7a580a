import { leastTourPrice } from '../bookings/trip-price.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';

type Leaving = { date: CalendarDate; endDate: CalendarDate; price: number };
type Tour<Departure> = {
	id: number;
	name: string;
	price: number;
	discountPrice: number | null;
	departures: readonly Departure[];
};

/** How many departures a page of a destination names. */
const mostNamed = 6;

/** The soonest departures of several tours, each with its tour; of one day, the cheaper first. */
export function nextDepartures<Departure extends Leaving>(
	tours: readonly Tour<Departure>[],
): { tour: { id: number; name: string }; departure: Departure }[] {
	return tours
		.flatMap(({ id, name, departures }) =>
			departures.map((departure) => ({ tour: { id, name }, departure })),
		)
		.sort(
			({ departure: one }, { departure: other }) =>
				one.date.localeCompare(other.date) || one.price - other.price,
		)
		.slice(0, mostNamed);
}

/** The least that any of the tours costs a person before taxes, on whichever departure; null where there is no tour. */
export function lowestTourPrice(tours: readonly Tour<Leaving>[]): number | null {
	return tours.length === 0 ? null : Math.min(...tours.map(leastTourPrice));
}
