import { atom } from 'nanostores';

import { soldFrom } from '#src/domain/bookings/last-sale.ts';
import { localToday, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { airportLookup } from '#src/domain/flights/airports.ts';
import { lowestPrice } from '#src/domain/flights/fare-calendar.ts';
import { site } from '#src/site.ts';

import { forgetSearch, forgetSearches, type KeptSearch, keptSearches } from './kept-searches.ts';
import { findPlaces } from './places.ts';
import { type FlightSearch, flightSearchPath } from './search-fields.ts';

/** A search made before, and its lowest fare as it is today: null until it is known, and where it cannot be. */
export type RecentSearch = KeptSearch & { path: string; today: number | null };

/** The searches that can be made again, the latest first. */
export const $recentSearches = atom<RecentSearch[]>([]);

/** Recalls the searches made on this device, without those that have departed, and works out what they cost today. */
export async function recallSearches(now: Date): Promise<void> {
	const today = localToday(now);
	const searches = keptSearches().filter(({ search }) => search.departureDate >= today);
	const known = new Map($recentSearches.get().map(({ path, today: price }) => [path, price]));
	const recent = searches.map((kept) => {
		const path = flightSearchPath(kept.search);
		return { ...kept, path, today: known.get(path) ?? null };
	});
	$recentSearches.set(recent);
	for (const { path, search } of recent) {
		// oxlint-disable-next-line no-await-in-loop -- one after the other, so that none holds up what is typed
		const price = await fareToday(search, now);
		const shown = $recentSearches.get();
		$recentSearches.set(
			shown.map((each) => (each.path === path ? { ...each, today: price } : each)),
		);
	}
}

/** Takes a search off the list, here and in the storage of the browser. */
export function removeRecentSearch(path: string): void {
	forgetSearch(path);
	$recentSearches.set($recentSearches.get().filter((recent) => recent.path !== path));
}

/** Takes every search off the list, likewise. */
export function removeRecentSearches(): void {
	forgetSearches();
	$recentSearches.set([]);
}

/**
 * What a search costs at least today; null where nothing of it can be sold any more, and where the airports cannot be had:
 * the search can be made all the same.
 */
export async function fareToday(search: FlightSearch, now: Date): Promise<number | null> {
	try {
		const places = await findPlaces(search, now);
		if ('issues' in places) return null;
		const { departureDate, returnDate, passengers, cabinClass } = search;
		const dates = { departureDate, returnDate: returnDate || null };
		const [origin, destination] = [places.origin.code, places.destination.code];
		const query = { origin, destination, ...dates, passengers, cabinClass };
		const airports = airportLookup(places.airports);
		const sale = { airline: site.airline, soldFrom: soldFrom(now, site) };
		return lowestPrice({ query, quoteDay: utcToday(now), airports, ...sale });
	} catch (error) {
		console.error(error);
		return null;
	}
}
