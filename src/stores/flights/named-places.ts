import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import { resolvePlace } from '#src/domain/flights/airport-search.ts';
import type { Airport } from '#src/domain/flights/airports.ts';
import { type Place, placeLabel } from '#src/domain/flights/place.ts';

import { routeIssue } from './route-issue.ts';
import type { FlightSearch, FlightSearchIssues } from './search-fields.ts';

// Nothing in here loads anything: whoever has the airports can ask.

/** Where a search goes from and to, and the list in which both were found. */
export type Places = { origin: Place; destination: Place; airports: readonly Airport[] };

/** The two airports or cities of a list that a search names beyond doubt, or which of them has to be chosen. */
export function namedPlaces(
	search: Pick<FlightSearch, 'origin' | 'destination'>,
	airports: readonly Airport[],
): Places | { issues: FlightSearchIssues } {
	const origin = resolvePlace(airports, search.origin);
	const destination = resolvePlace(airports, search.destination);
	if (!origin || !destination) {
		const message = flightSearchMessages.airportUnknown;
		return {
			issues: {
				...(origin ? {} : { origin: message }),
				...(destination ? {} : { destination: message }),
			},
		};
	}
	const issue = routeIssue(origin.code, destination.code);
	return issue ? { issues: { destination: issue } } : { origin, destination, airports };
}

/** The search with its places written in full: 'London (LHR)', 'London, all airports (LON)'. */
export function inFull(search: FlightSearch, { origin, destination }: Places): FlightSearch {
	return { ...search, origin: placeLabel(origin), destination: placeLabel(destination) };
}
