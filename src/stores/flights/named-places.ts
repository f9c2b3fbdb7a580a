import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import { resolveAirport } from '#src/domain/flights/airport-search.ts';
import { type Airport, airportLabel } from '#src/domain/flights/airports.ts';

import type { FlightSearch, FlightSearchIssues } from './search-fields.ts';

// Functions read this file too: nothing in it loads anything.

/** Where a search goes from and to, and the list in which both were found. */
export type Places = { origin: Airport; destination: Airport; airports: readonly Airport[] };

/** The two airports of a list that a search names beyond doubt, or which of them has to be chosen. */
export function namedPlaces(
	search: Pick<FlightSearch, 'origin' | 'destination'>,
	airports: readonly Airport[],
): Places | { issues: FlightSearchIssues } {
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
