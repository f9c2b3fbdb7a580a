import { loadAirports, loadLargeAirports } from '#src/browser/airports.ts';
import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { resolveAirport } from '#src/domain/flights/airport-search.ts';
import {
	type Airport,
	airportLabel,
	airportLookup,
	codeInLabel,
} from '#src/domain/flights/airports.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { site } from '#src/site.ts';

import { type FlightSearch, type FlightSearchIssues } from './search-fields.ts';

type Found = { search: FlightSearch; offers: FlightOffer[] } | { issues: FlightSearchIssues };

/**
 * The eight offers for a checked search, which comes back with its airports' names written in full; or
 * which airports are not known.
 * @throws when the airports cannot be loaded
 */
export async function findOffers(search: FlightSearch, quoteDay: CalendarDate): Promise<Found> {
	const airports = await airportsFor(search);
	const origin = resolveAirport(airports, search.origin);
	const destination = resolveAirport(airports, search.destination);
	if (!origin || !destination) {
		const message = flightSearchMessages.airportUnknown;
		return {
			issues: {
				...(origin ? {} : { origin: message }),
				...(destination ? {} : { destination: message }),
			},
		};
	}
	if (origin.code === destination.code) {
		return { issues: { destination: flightSearchMessages.airportsEqual } };
	}
	const { departureDate, returnDate, passengers, cabinClass } = search;
	const offers = offersFor({
		query: {
			origin: origin.code,
			destination: destination.code,
			departureDate,
			returnDate: returnDate || null,
			passengers,
			cabinClass,
		},
		quoteDay,
		airports: airportLookup(airports),
		airline: site.airline,
	});
	const inFull = { origin: airportLabel(origin), destination: airportLabel(destination) };
	return { search: { ...search, ...inFull }, offers };
}

// A code says which airport is meant, and most are among the large ones; any other text has to be
// compared with every airport.
async function airportsFor({ origin, destination }: FlightSearch): Promise<Airport[]> {
	const large = await loadLargeAirports();
	const isLarge = (text: string) => {
		const code = codeInLabel(text);
		return code !== null && large.some((airport) => airport.code === code);
	};
	return isLarge(origin) && isLarge(destination) ? large : loadAirports();
}
