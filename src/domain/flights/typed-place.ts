import { namedPlace, onlyPlace } from './airport-search.ts';
import type { Airport } from './airports.ts';
import { type Place, placeOfAirport } from './place.ts';
import { airportsNear, type Town, townsOf } from './towns.ts';

/** What a typed text was taken for. */
export type TypedPlace = {
	place: Place;
	/** The town without an airport that was typed, of which the place is the nearest airport. */
	town: Town | null;
};

/**
 * The one place a submitted text means beyond doubt: what it names by a code or in full; else the airport nearest to the
 * town or county that it names, of several the one of most people; else the only place that words of it lead to.
 * @param towns those that the text may mean
 * @returns null where it names none, or two
 */
export function typedPlace(
	text: string,
	airports: readonly Airport[],
	towns: readonly Town[],
): TypedPlace | null {
	const named = namedPlace(airports, text);
	if (named === 'unclear') return null;
	if (named) return { place: named, town: null };
	const [town] = townsOf(towns, text).inFull;
	const [near] = town ? airportsNear(town, airports) : [];
	if (town && near) return { place: placeOfAirport(near.airport), town };
	const only = onlyPlace(airports, text);
	return only ? { place: only, town: null } : null;
}
