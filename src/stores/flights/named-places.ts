import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import type { Airport } from '#src/domain/flights/airports.ts';
import { type Place, placeLabel } from '#src/domain/flights/place.ts';
import type { Town } from '#src/domain/flights/towns.ts';
import { typedPlace } from '#src/domain/flights/typed-place.ts';

import { routeIssue } from './route-issue.ts';
import type { FlightSearch, FlightSearchIssues } from './search-fields.ts';

// Nothing in here loads anything: whoever has the airports can ask.

/** All that the words of a search may mean. */
export type Gazetteer = { airports: readonly Airport[]; towns: readonly Town[] };

/** Where a search goes from and to, and the lists in which both were found. */
export type Places = Gazetteer & {
	origin: Place;
	destination: Place;
	/** The towns that were typed, where airports near them were taken. */
	typedTowns: { origin: Town | null; destination: Town | null };
};

/** The two airports or cities of a list that a search names beyond doubt, or which of them has to be chosen. */
export function namedPlaces(
	search: Pick<FlightSearch, 'origin' | 'destination'>,
	gazetteer: Gazetteer,
): Places | { issues: FlightSearchIssues } {
	const { airports, towns } = gazetteer;
	const origin = typedPlace(search.origin, airports, towns);
	const destination = typedPlace(search.destination, airports, towns);
	if (!origin || !destination) {
		const message = flightSearchMessages.airportUnknown;
		return {
			issues: {
				...(origin ? {} : { origin: message }),
				...(destination ? {} : { destination: message }),
			},
		};
	}
	const issue = routeIssue(origin.place.code, destination.place.code);
	if (issue) return { issues: { destination: issue } };
	return {
		...gazetteer,
		origin: origin.place,
		destination: destination.place,
		typedTowns: { origin: origin.town, destination: destination.town },
	};
}

/** The search with its places written in full: 'London (LHR)', 'London, all airports (LON)'. */
export function inFull(
	search: FlightSearch,
	{ origin, destination }: Pick<Places, 'origin' | 'destination'>,
): FlightSearch {
	return { ...search, origin: placeLabel(origin), destination: placeLabel(destination) };
}
