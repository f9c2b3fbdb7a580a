import { fold } from '../text/fold.ts';
import { type Entry, indexOf } from './airport-index.ts';
import { type Airport, airportLookup, codeInLabel } from './airports.ts';
import { cities } from './cities.ts';
import { milesBetween } from './distance.ts';
import { type Place, placeOfAirport, placeOfCity } from './place.ts';

/** Typed characters below which nothing is suggested. */
export const minimumQuery = 2;
export const maximumSuggestions = 12;
// No place is described at such length: longer text can match nothing.
const maximumQuery = 200;
/** Airports of one name that are farther apart serve different cities. */
const cityMiles = 100;
const placeCodeAlone = /^\s*([a-z]{3}\*?)\s*$/i;

/**
 * The places a typed text may mean, at most twelve: the one whose code it is, then those whose city begins with it,
 * then those that hold it in city, code, name or country. Each group has the busiest first, as far as the list knows
 * it: cities with several airports, then the airports that come first in it. A city stands before its airports, and
 * they stand together, the busiest first. Case, accents and punctuation do not count. Where nothing holds the text as
 * it stands ('Paris, France'), those in which words begin with each of its words. Any text is safe.
 * The list is indexed on its first use and remembered: pass the same array on every keystroke.
 * @param kinds whether cities are suggested beside airports
 */
export function suggestPlaces(
	airports: readonly Airport[],
	text: string,
	kinds: 'all' | 'airports' = 'all',
): Place[] {
	const query = foldedQuery(text);
	if (query === null) return [];
	const { entries } = indexOf(airports);
	const code = codeIn(text);
	const exact = entries.find(({ place }) => place.code === code);
	const holding = entries.filter(({ searched }) => searched.includes(query));
	const suggestions = new Set([
		...(exact ? [exact] : []),
		...holding.filter(({ group }) => group.startsWith(query)),
		...holding.filter(({ city }) => city.startsWith(query)),
		...holding,
	]);
	const found = suggestions.size > 0 ? [...suggestions] : matchingWords(entries, query.split(' '));
	return found
		.map(({ place }) => place)
		.filter(({ kind }) => kinds === 'all' || kind === 'airport')
		.slice(0, maximumSuggestions);
}

/**
 * The place that a text names by a code or in full: the code in a label ('London (LHR)') or the text itself as a code, else
 * what a city stands for, which is all its airports where it has a code of its own, or its busiest airport. A city may be
 * typed with its country: 'Birmingham, United States'.
 * @returns 'unclear' where it names two ('Goa' is a city in India, and Genoa's code), and for a code that nobody knows;
 * null where it names none
 */
export function namedPlace(airports: readonly Airport[], text: string): Place | 'unclear' | null {
	const coded = placeOfCode(airports, codeIn(text) ?? '');
	if (codeInLabel(text) !== null) return coded ?? 'unclear';
	const query = foldedQuery(text);
	if (query === null) return null;
	const { byName, entries } = indexOf(airports);
	const named = byName.get(query)?.place;
	if (coded && named && fold(coded.city) !== query) return 'unclear';
	const within = entries.find(
		({ city, place }) => query.startsWith(city) && isNamed(place, query),
	)?.place;
	return coded ?? named ?? within ?? null;
}

/** The only place in which words begin as those of a text do, as 'gatwick' is one; null where there are none or two. */
export function onlyPlace(airports: readonly Airport[], text: string): Place | null {
	const query = foldedQuery(text);
	if (query === null || placeCodeAlone.test(text)) return null;
	const [only, another] = matchingWords(indexOf(airports).entries, query.split(' '));
	return only && !another ? only.place : null;
}

/** Without the index, whose making is the longest part of a search on a phone. */
function placeOfCode(airports: readonly Airport[], code: string): Place | null {
	const lookup = airportLookup(airports);
	const airport = lookup(code);
	if (airport) return placeOfAirport(airport);
	const city = cities.get(code);
	return city ? placeOfCity(city, lookup) : null;
}

/** The airports of other cities that have the name of this place's, the busiest first. */
export function namesakes(airports: readonly Airport[], { city, airports: own }: Place): Airport[] {
	const name = fold(city);
	return indexOf(airports)
		.entries.filter((entry) => entry.place.kind === 'airport' && entry.city === name)
		.map(({ place }) => place.airports[0])
		.filter((other) => milesBetween(own[0], other) > cityMiles);
}

/** Whether a folded text is a place's city, alone or with its country. */
export function isNamed({ city, country }: Place, folded: string): boolean {
	return folded === fold(city) || folded === fold(`${city} ${country}`);
}

/** The order of the data files: by city, accents aside. */
export function byCity(first: Pick<Airport, 'city'>, second: Pick<Airport, 'city'>): number {
	const [one, other] = [fold(first.city), fold(second.city)];
	return one < other ? -1 : Number(one > other);
}

function matchingWords(entries: Entry[], words: string[]): Entry[] {
	return entries.filter(({ searched }) =>
		words.every((word) => ` ${searched}`.includes(` ${word}`)),
	);
}

/** The code that a text ends in or is: 'LHR', 'SHA*'. */
function codeIn(text: string): string | null {
	return codeInLabel(text) ?? placeCodeAlone.exec(text)?.[1]?.toUpperCase() ?? null;
}

function foldedQuery(text: string): string | null {
	if (text.length > maximumQuery || text.trim().length < minimumQuery) return null;
	const query = fold(text);
	return query.length < minimumQuery ? null : query;
}
