import { inSlices } from '#src/browser/in-slices.ts';
import { soldFrom } from '#src/domain/bookings/last-sale.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { airportLookup } from '#src/domain/flights/airports.ts';
import {
	type DayPrice,
	isWhollySold,
	pricesByDay,
	type TripDates,
} from '#src/domain/flights/fare-calendar.ts';
import { filterParameters } from '#src/domain/flights/filters-address.ts';
import type { OfferFilters } from '#src/domain/flights/filters.ts';
import type { FlightQuery } from '#src/domain/flights/offer.ts';
import { site } from '#src/site.ts';

import { findPlaces } from './places.ts';
import type { FlightSearch } from './search-fields.ts';

/** Of a search, what its prices depend on beside the days. */
export type PricedSearch = Pick<
	FlightSearch,
	'origin' | 'destination' | 'passengers' | 'cabinClass'
> & { filters: OfferFilters };

/** The prices of how many searches are remembered: the one that is shown, one that is typed, and what came before. */
const mostSearches = 4;
/** What was worked out, by search and then by trip; the search asked for longest ago comes first. */
const known = new Map<string, Map<string, number | null>>();

/**
 * The lowest price of each trip of a search, in the order given: the same as the lowest of the list that its address
 * shows. Each is worked out once, but for those of the next days, whose flights go off sale as time passes. null when the
 * search names no two airports or cities beyond doubt.
 * @param quoteDay today in UTC
 * @param now at which they are to be sold
 * @param signal gives up what nobody waits for any more: the answer is then a rejection with its reason
 * @throws when the airports cannot be loaded; the next call tries again
 */
export async function priceTrips(
	search: PricedSearch,
	trips: readonly TripDates[],
	{ quoteDay, now, signal }: { quoteDay: CalendarDate; now: Date; signal?: AbortSignal },
): Promise<DayPrice[] | null> {
	const { passengers, cabinClass, filters } = search;
	const places = await placesOf(search, now);
	signal?.throwIfAborted();
	if ('issues' in places) return null;
	const [origin, destination] = [places.origin.code, places.destination.code];
	const query = { origin, destination, cabinClass, passengers };
	const prices = pricesOf(query, filters, quoteDay);
	const from = soldFrom(now, site);
	const unknown = trips.filter(
		(trip) => !prices.has(tripKey(trip)) || !isWhollySold(trip.departureDate, from),
	);
	const { airline } = site;
	const airports = airportLookup(places.airports);
	const request = { query, quoteDay, airports, airline, soldFrom: from, filters };
	// What holds for this moment alone is forgotten with it: a clock that is set right goes back, too.
	const near = new Map<string, number | null>();
	for (const { price, ...trip } of await inSlices(pricesByDay(request, unknown), signal)) {
		const kept = isWhollySold(trip.departureDate, from) ? prices : near;
		kept.set(tripKey(trip), price);
	}
	return trips.flatMap((trip) => {
		const key = tripKey(trip);
		const price = near.has(key) ? near.get(key) : prices.get(key);
		return price === undefined ? [] : [{ ...trip, price }];
	});
}

/** A trip as text: the same for the same days. */
export function tripKey({ departureDate, returnDate }: TripDates): string {
	return returnDate === null ? departureDate : `${departureDate}/${returnDate}`;
}

async function placesOf({ filters: _, ...search }: PricedSearch, now: Date) {
	try {
		return await findPlaces({ ...search, departureDate: '', returnDate: '' }, now);
	} catch (error) {
		console.error(error);
		throw error;
	}
}

function pricesOf(
	{ origin, destination, cabinClass, passengers }: Omit<FlightQuery, keyof TripDates>,
	filters: OfferFilters,
	quoteDay: CalendarDate,
): Map<string, number | null> {
	const narrowed = new URLSearchParams(filterParameters(filters));
	const key = [origin, destination, cabinClass, passengers, quoteDay, narrowed].join('.');
	const prices = known.get(key) ?? new Map<string, number | null>();
	known.delete(key);
	known.set(key, prices);
	for (const oldest of [...known.keys()].slice(0, -mostSearches)) known.delete(oldest);
	return prices;
}
