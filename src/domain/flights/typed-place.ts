import { fold } from '../text/fold.ts';
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
 * town or county that it names, of several the one of most people; else the only place that words of it lead to, or
 * the town whose name begins with its words.
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
	const { inFull, begun } = townsOf(towns, text);
	const [town] = inFull;
	const only = town ? null : onlyPlace(airports, text);
	if (only) return { place: only, town: null };
	// 'Chamonix' is Chamonix-Mont-Blanc; 'chamo' is not.
	const meant = town ?? begun.find(({ name }) => fold(name).startsWith(`${fold(text)} `));
	const [near] = meant ? airportsNear(meant, airports) : [];
	return meant && near ? { place: placeOfAirport(near.airport), town: meant } : null;
}
