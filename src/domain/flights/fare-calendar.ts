import { addDays, type CalendarDate, utcMidnight } from '../calendar/calendar-date.ts';
import { knownFilters, noFilters, type OfferFilters, passes } from './filters.ts';
import type { FlightQuery } from './offer.ts';
import { draftsOf, type OfferRequest } from './simulator.ts';

/** When a trip goes; `returnDate` is null for a one-way trip. */
export type TripDates = Pick<FlightQuery, 'departureDate' | 'returnDate'>;

/** A trip and its lowest price, in whole dollars for the whole party. */
export type PricedTrip = TripDates & { price: number };

/** The same of a day on which nothing may be sold any more: its price is null then. */
export type DayPrice = TripDates & { price: number | null };

/** A search on the day it is quoted, from when on flights may leave to be sold (`soldFrom`), and what it is narrowed to. */
export type SoldRequest = OfferRequest & { soldFrom: Date; filters?: OfferFilters };

/** A search whose dates others take the place of. */
export type PriceRequest = Omit<SoldRequest, 'query'> & {
	query: Omit<FlightQuery, keyof TripDates>;
};

/** By how much the calendar is ahead of UTC where it is furthest ahead, in milliseconds. */
const furthestAhead = 14 * 3_600_000;

/**
 * What a day costs: the price of the cheapest of its offers that can still be sold and that pass the filters, taxes
 * included, in whole dollars for the whole party; null where there is none. This is the only place that says so: list,
 * strip, graph, grid, calendar and finder ask here.
 */
export function lowestPrice({
	soldFrom,
	filters: asked = noFilters,
	...request
}: SoldRequest): number | null {
	const { departureDate, returnDate } = request.query;
	const drafts = draftsOf(request);
	const filters = knownFilters(drafts, asked);
	const isAllSold = isWhollySold(departureDate, soldFrom);
	const cheapest = drafts
		.toSorted((one, other) => one.price - other.price)
		.find(
			(draft) =>
				(isAllSold || draft.outward.leaves >= soldFrom.getTime()) &&
				passes(draft, filters, returnDate !== null),
		);
	return cheapest?.price ?? null;
}

/** Whether an offer leaves late enough to be sold. */
export function isSold({ leavesAt }: { leavesAt: string }, from: Date): boolean {
	return new Date(leavesAt) >= from;
}

/** Whether a day begins late enough, wherever flights leave, for all of them to be sold: nearly every day does. */
export function isWhollySold(day: CalendarDate, from: Date): boolean {
	return utcMidnight(day) - furthestAhead >= from.getTime();
}

/** The lowest price of each trip in turn, worked out when it is asked for: whoever asks can stop in between. */
export function* pricesByDay(
	{ query, ...request }: PriceRequest,
	trips: Iterable<TripDates>,
): Generator<DayPrice> {
	for (const { departureDate, returnDate } of trips) {
		const price = lowestPrice({ ...request, query: { ...query, departureDate, returnDate } });
		yield { departureDate, returnDate, price };
	}
}

/**
 * The trips of so many days one after the other.
 * @param from the first departure
 * @param nights between departure and return, the same for each; null for one-way trips
 */
export function datePairs(from: CalendarDate, days: number, nights: number | null): TripDates[] {
	return Array.from({ length: days }, (_, day) => {
		const departureDate = addDays(from, day);
		return { departureDate, returnDate: nights === null ? null : addDays(departureDate, nights) };
	});
}

/** The lowest price among trips, in dollars; Infinity among none. */
export function lowestOf(trips: readonly DayPrice[]): number {
	return trips.reduce((lowest, { price }) => Math.min(lowest, price ?? Infinity), Infinity);
}
