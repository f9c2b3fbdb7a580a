import { fold } from '../text/fold.ts';
import { codeInLabel } from './airports.ts';
import type { Airport } from './airports.ts';
import { milesBetween } from './distance.ts';

/** Typed characters below which nothing is suggested. */
export const minimumQuery = 2;
export const maximumSuggestions = 12;
// No airport is described at such length: longer text can match nothing.
const maximumQuery = 200;
/** Airports of one name that are farther apart serve different cities. */
const cityMiles = 100;

/**
 * The airports a typed text may mean, at most twelve: the one whose code it is, then those whose
 * city begins with it, then those that hold it in city, code, name or country; each group by city
 * and, within a city, in the order of the list, which has the busiest first. Case, accents and punctuation do not count. Where nothing holds the text as it stands
 * ('Paris, France'), those in which words begin with each of its words. Any text is safe.
 * The list is prepared on its first use and remembered: pass the same array on every keystroke.
 */
export function suggestAirports(airports: readonly Airport[], text: string): Airport[] {
	const query = foldedQuery(text);
	if (query === null) return [];
	const { entries, byCode } = indexOf(airports);
	const exact = byCode.get(codeInLabel(text) ?? query.toUpperCase());
	const holding = entries.filter(({ searched }) => searched.includes(query));
	const suggestions = new Set([
		...(exact ? [exact] : []),
		...holding.filter(({ city }) => city.startsWith(query)).map(({ airport }) => airport),
		...holding.map(({ airport }) => airport),
	]);
	const found = suggestions.size > 0 ? [...suggestions] : matchingWords(entries, query.split(' '));
	return found.slice(0, maximumSuggestions);
}

/**
 * The one airport a submitted text means beyond doubt: the code in a label ('London (LHR)') or the text itself
 * as a code, else the busiest airport of a city that is named in full; null when it names none, or two
 * ('Goa' is a city in India, and Genoa's code).
 */
export function resolveAirport(airports: readonly Airport[], text: string): Airport | null {
	const { entries, byCode } = indexOf(airports);
	const label = codeInLabel(text);
	if (label !== null) return byCode.get(label) ?? null;
	const query = foldedQuery(text);
	if (query === null) return null;
	const coded = byCode.get(query.toUpperCase());
	const busiest = entries.find(({ city }) => city === query)?.airport;
	if (coded && busiest && fold(coded.city) !== query) return null;
	return coded ?? busiest ?? null;
}

/** The airports of other cities that have the name of this airport's, the busiest first. */
export function namesakes(airports: readonly Airport[], airport: Airport): Airport[] {
	const name = fold(airport.city);
	return indexOf(airports)
		.entries.filter(({ city }) => city === name)
		.map((entry) => entry.airport)
		.filter((other) => milesBetween(airport, other) > cityMiles);
}

/** The order of suggestions and of the data files: by city, accents aside. */
export function byCity(first: Airport, second: Airport): number {
	return compare(fold(first.city), fold(second.city));
}

type Entry = { airport: Airport; city: string; searched: string };
type Index = { entries: Entry[]; byCode: Map<string, Airport> };

const indexes = new WeakMap<readonly Airport[], Index>();

function indexOf(airports: readonly Airport[]): Index {
	const known = indexes.get(airports);
	if (known) return known;
	const entries = airports
		.map((airport) => ({ airport, city: fold(airport.city), searched: searchedText(airport) }))
		.sort((a, b) => compare(a.city, b.city));
	const index = { entries, byCode: new Map(airports.map((airport) => [airport.code, airport])) };
	indexes.set(airports, index);
	return index;
}

function searchedText({ city, code, name, country }: Airport): string {
	return fold(`${city} ${code} ${name} ${country}`);
}

function matchingWords(entries: Entry[], words: string[]): Airport[] {
	return entries
		.filter(({ searched }) => words.every((word) => ` ${searched}`.includes(` ${word}`)))
		.map(({ airport }) => airport);
}

function foldedQuery(text: string): string | null {
	if (text.length > maximumQuery || text.trim().length < minimumQuery) return null;
	const query = fold(text);
	return query.length < minimumQuery ? null : query;
}

function compare(first: string, second: string): number {
	return first < second ? -1 : Number(first > second);
}
