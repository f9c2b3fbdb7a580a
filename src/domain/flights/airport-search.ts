import { fold } from '../text/fold.ts';
import { codeInLabel } from './airports.ts';
import type { Airport } from './airports.ts';

/** Typed characters below which nothing is suggested. */
export const minimumQuery = 2;
export const maximumSuggestions = 12;
// No airport is described at such length: longer text can match nothing.
const maximumQuery = 200;

/**
 * The airports a typed text may mean, at most twelve: the one whose code it is, then those whose
 * city begins with it, then those that hold it in city, code, name or country; each group by city
 * and code. Case, accents and punctuation do not count. Where nothing holds the text as it stands
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
 * The one airport a submitted text means: the code in a label ('London (LHR)'), else the best
 * suggestion; null when it names none.
 */
export function resolveAirport(airports: readonly Airport[], text: string): Airport | null {
	const code = codeInLabel(text);
	if (code !== null) return indexOf(airports).byCode.get(code) ?? null;
	return suggestAirports(airports, text)[0] ?? null;
}

/** The order of suggestions and of the data files: by city, accents aside, then by code. */
export function byCityAndCode(first: Airport, second: Airport): number {
	return compare(fold(first.city), fold(second.city)) || compare(first.code, second.code);
}

type Entry = { airport: Airport; city: string; searched: string };
type Index = { entries: Entry[]; byCode: Map<string, Airport> };

const indexes = new WeakMap<readonly Airport[], Index>();

function indexOf(airports: readonly Airport[]): Index {
	const known = indexes.get(airports);
	if (known) return known;
	const entries = airports
		.map((airport) => ({ airport, city: fold(airport.city), searched: searchedText(airport) }))
		.sort((a, b) => compare(a.city, b.city) || compare(a.airport.code, b.airport.code));
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
