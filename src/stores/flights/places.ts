import { loadAirports, loadLargeAirports } from '#src/browser/airports.ts';
import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import { resolveAirport } from '#src/domain/flights/airport-search.ts';
import { type Airport, airportLabel, codeInLabel } from '#src/domain/flights/airports.ts';

import type { FlightSearch, FlightSearchIssues } from './search-fields.ts';

/** Where a search goes from and to, and the list in which both were found. */
export type Places = { origin: Airport; destination: Airport; airports: Airport[] };

/**
 * The two airports that a search names beyond doubt, or which of them has to be chosen.
 * @throws when the airports cannot be loaded
 */
export async function findPlaces(
	search: FlightSearch,
): Promise<Places | { issues: FlightSearchIssues }> {
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
	return { origin, destination, airports };
}

/** The search with its airports written in full. */
export function inFull(search: FlightSearch, { origin, destination }: Places): FlightSearch {
	return { ...search, origin: airportLabel(origin), destination: airportLabel(destination) };
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
