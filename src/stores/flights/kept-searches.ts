import { recentSearchesKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';
import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import type { SeenFare } from '#src/domain/flights/fare-change.ts';

import {
	type FlightSearch,
	flightSearchPath,
	isFullSearch,
	readFlightSearch,
} from './search-fields.ts';

/** A search that was made on this device, and what its lowest fare was on the day (UTC) it was last seen. */
export type KeptSearch = SeenFare & { search: FlightSearch };

const mostSearches = 5;

// A search is stored as its address, which is read as carefully as any other. Another version of the site, or another
// program, may have written it: what is no search is passed over.
const kept = storedValue('local', recentSearchesKey, (json) =>
	Array.isArray(json) ? json.filter(isObject) : [],
);

/** The searches kept on this device, the latest first, at most five. */
export function keptSearches(): KeptSearch[] {
	return (kept.read() ?? []).flatMap(searchOf).slice(0, mostSearches);
}

/** Whether anything is kept, readable or not: it says whether the code of the list is worth loading. */
export function hasKeptSearches(): boolean {
	return kept.exists();
}

/** Puts a search before the others, in the place of what was kept of it before; beyond five, the oldest goes. */
export function keepSearch(latest: KeptSearch): void {
	const path = flightSearchPath(latest.search);
	write([latest, ...keptSearches().filter(({ search }) => flightSearchPath(search) !== path)]);
}

/** Forgets the search of this address. */
export function forgetSearch(path: string): void {
	write(keptSearches().filter(({ search }) => flightSearchPath(search) !== path));
}

/** Forgets the searches for flights on a day. */
export function forgetSearchesOfDay(day: string): void {
	if (hasKeptSearches()) write(keptSearches().filter(({ search }) => search.departureDate !== day));
}

/** Forgets them all. */
export function forgetSearches(): void {
	kept.remove();
}

function write(searches: KeptSearch[]): void {
	const rows = searches
		.slice(0, mostSearches)
		.map(({ search, ...fare }) => ({ ...fare, address: flightSearchPath(search) }));
	if (rows.length > 0) kept.write(rows);
	else kept.remove();
}

function searchOf({ address, price, seenOn }: Record<string, unknown>): KeptSearch[] {
	const [, query] = String(address).split('?');
	const search = readFlightSearch(new URLSearchParams(query));
	const dates = [search.departureDate, search.returnDate || search.departureDate];
	const isSound =
		isFullSearch(search) &&
		dates.every(isCalendarDate) &&
		typeof seenOn === 'string' &&
		isCalendarDate(seenOn) &&
		typeof price === 'number' &&
		price > 0;
	return isSound ? [{ search, price, seenOn }] : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
