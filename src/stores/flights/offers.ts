import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { airportLookup } from '#src/domain/flights/airports.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { site } from '#src/site.ts';

import { findPlaces, inFull } from './places.ts';
import type { FlightSearch, FlightSearchIssues } from './search-fields.ts';

type Found = { search: FlightSearch; offers: FlightOffer[] } | { issues: FlightSearchIssues };

/**
 * The eight offers for a checked search, which comes back with its airports' names written in full; or
 * which airports have to be chosen.
 * @throws when the airports cannot be loaded
 */
export async function findOffers(search: FlightSearch, quoteDay: CalendarDate): Promise<Found> {
	const places = await findPlaces(search);
	if ('issues' in places) return places;
	const { departureDate, returnDate, passengers, cabinClass } = search;
	const offers = offersFor({
		query: {
			origin: places.origin.code,
			destination: places.destination.code,
			departureDate,
			returnDate: returnDate || null,
			passengers,
			cabinClass,
		},
		quoteDay,
		airports: airportLookup(places.airports),
		airline: site.airline,
	});
	return { search: inFull(search, places), offers };
}
