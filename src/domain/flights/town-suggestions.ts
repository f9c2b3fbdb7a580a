import { fold } from '../text/fold.ts';
import { isNamed, maximumSuggestions } from './airport-search.ts';
import type { Airport } from './airports.ts';
import { milesText } from './distance.ts';
import { type Place, placeOfAirport } from './place.ts';
import type { Suggestion } from './suggestion.ts';
import { airportsNear, type Town, townLabel, townsOf } from './towns.ts';

/** Fewer letters begin too many names. */
const leastLetters = 4;
/** Where this many places begin with a text, one of them is meant. */
const enoughPlaces = 3;
const mostTowns = 3;

/** Whether a text that these places were found for may be a town: where hardly a city begins with it. */
export function needsTowns(places: readonly Place[], text: string): boolean {
	const query = fold(text);
	const begun = places.filter(({ city }) => fold(city).startsWith(query));
	return query.length >= leastLetters && begun.length < enoughPlaces;
}

/**
 * The suggestions with the airports near the towns that a text names: after the cities that it names in full, before those
 * that it only begins or that hold it ('Oxford House' for 'oxford', 'Anapa' for 'napa').
 */
export function withTowns(
	places: readonly Place[],
	{ text, towns, airports }: { text: string; towns: readonly Town[]; airports: readonly Airport[] },
): Suggestion[] {
	const query = fold(text);
	const { inFull, begun } = townsOf(towns, text);
	const near = (some: readonly Town[]) => some.flatMap((town) => suggestedFor(town, airports));
	const ranked = [
		...places.filter((place) => isNamed(place, query)),
		...near(inFull.slice(0, mostTowns)),
		...places.filter(({ city }) => fold(city).startsWith(query)),
		...near(begun.slice(0, Math.max(0, mostTowns - inFull.length))),
		...places,
	];
	const byCode = new Map<string, Suggestion>();
	for (const place of ranked) if (!byCode.has(place.code)) byCode.set(place.code, place);
	return [...byCode.values()].slice(0, maximumSuggestions);
}

function suggestedFor(town: Town, airports: readonly Airport[]): Suggestion[] {
	return airportsNear(town, airports).map(({ airport, miles }) => {
		// Its country stands beside the airport.
		const label = townLabel(airport.country === town.country ? { ...town, country: '' } : town);
		return { ...placeOfAirport(airport), near: `${milesText(miles)} from ${label}` };
	});
}
