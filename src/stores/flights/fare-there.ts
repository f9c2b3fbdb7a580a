import { type CalendarDate, localToday } from '#src/domain/calendar/calendar-date.ts';
import { fareDates } from '#src/domain/destinations/fare-dates.ts';
import { codeInLabel, isSameAirport } from '#src/domain/flights/airports.ts';

import { keptSearches } from './kept-searches.ts';
import { fareToday } from './recent-searches.ts';
import { emptyFlightSearch, flightSearchPath } from './search-fields.ts';

type FlownDays = Pick<FareThere, 'departureDate' | 'returnDate'>;

/** What a place costs to fly to from where the visitor searched last, for one adult in economy. */
export type FareThere = {
	/** As it was searched: 'New York (JFK)'. */
	origin: string;
	/** In dollars. */
	price: number;
	departureDate: CalendarDate;
	/** '' for a one-way trip. */
	returnDate: string;
	/** The address of the search that finds it. */
	path: string;
};

/**
 * The lowest fare of today to an airport from the airport of the latest search that this browser keeps.
 * @param destination 'Osaka (KIX)'
 * @param days those to ask for while they are to come; null for those that were searched for last
 * @returns null where no search is kept, where all start at that airport, and where the airports cannot be had
 */
export async function fareThere(
	destination: string,
	now: Date,
	days: FlownDays | null = null,
): Promise<FareThere | null> {
	const kept = keptSearches().find(
		({ search: { origin } }) =>
			codeInLabel(origin) !== null && !isSameAirport({ origin, destination }),
	);
	if (!kept) return null;
	const { origin } = kept.search;
	const today = localToday(now);
	const dates = days && days.departureDate > today ? days : fareDates(today, kept.search);
	const search = { ...emptyFlightSearch, origin, destination, ...dates };
	const price = await fareToday(search, now);
	return price === null ? null : { origin, price, ...dates, path: flightSearchPath(search) };
}
