import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { FlightQuery } from './offer.ts';
import { offerPrices, type OfferRequest } from './simulator.ts';

/** How many days ahead the prices of all days are told: the furthest that airlines sell. */
export const daysPriced = 330;

/** When a trip goes; `returnDate` is null for a one-way trip. */
export type TripDates = Pick<FlightQuery, 'departureDate' | 'returnDate'>;

/** A trip and its lowest price, in whole dollars for the whole party. */
export type PricedTrip = TripDates & { price: number };

/** A search on the day it is quoted, whose dates others take the place of. */
export type PriceRequest = Omit<OfferRequest, 'airline' | 'query'> & {
	query: Omit<FlightQuery, keyof TripDates>;
};

/**
 * What a day costs: the price of the cheapest of its eight offers, taxes included, in whole dollars for the whole party.
 * This is the only place that says so: list, strip, graph, grid and calendar ask here.
 */
export function lowestPrice(request: Omit<OfferRequest, 'airline'>): number {
	return Math.min(...offerPrices(request));
}

/** The lowest price of each trip in turn, worked out when it is asked for: whoever asks can stop in between. */
export function* pricesByDay(
	{ query, ...request }: PriceRequest,
	trips: Iterable<TripDates>,
): Generator<PricedTrip> {
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
export function lowestOf(trips: readonly PricedTrip[]): number {
	return trips.reduce((lowest, { price }) => Math.min(lowest, price), Infinity);
}
