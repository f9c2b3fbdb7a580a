import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
	maximumSuggestions,
	resolveAirport,
	suggestAirports,
} from '#src/domain/flights/airport-search.ts';
import large from '#src/domain/flights/airports-large.json' with { type: 'json' };
import other from '#src/domain/flights/airports-other.json' with { type: 'json' };
import { airportLabel, decodeAirports } from '#src/domain/flights/airports.ts';

const airports = [...decodeAirports(large), ...decodeAirports(other)];
const someAirport = fc.constantFrom(...airports);

test.each([
	['an exact code before all else', 'jfk', ['JFK']],
	['an exact code before cities that begin with it', 'dal', ['DAL', 'DLM']],
	['cities that begin with the text in their order', 'par', ['PBO', 'LSP', 'PBM']],
	['an exact code even when it is typed in capitals', 'GIG', ['GIG']],
	['the airports of a city by their code', 'new y', ['JFK', 'LGA']],
	['cities that begin with the text before others', 'lond', ['LCY', 'LGW', 'LHR', 'LTN']],
	['a city by its name without accents', 'sao paulo', ['CGH', 'GRU']],
	['a city by its name with accents', 'São Paulo', ['CGH', 'GRU']],
	['a dotted capital I', 'izmir', ['ADB']],
	['a city without its punctuation', 'st johns', ['YYT']],
	['a city with another apostrophe', 'Xi’an', ['XIY']],
	['an airport by a part of its name', 'eathro', ['LHR']],
	['airports by their country', 'iceland', ['AEY']],
	['a full label', 'London (LHR)', ['LHR']],
	['a label in small letters', 'london (lhr)', ['LHR']],
	['a city and its country', 'Tokyo, Japan', ['HND', 'NRT']],
	['a city and its airport', 'london heathrow', ['LHR']],
	['text amid spaces', '  reykjavik ', ['KEF', 'RKV']],
])('suggestions begin with %s: %j', (_, text, codes) => {
	expect(codesFor(text).slice(0, codes.length)).toEqual(codes);
});

test('the rest holds the text in city, code, name or country, in the order of cities', () => {
	const found = suggestAirports(airports, 'lond');
	const rest = found.filter(({ city }) => !city.toLowerCase().startsWith('lond'));
	expect(rest.map(({ code }) => code)).toEqual(['ELS']);
	expect(found.at(-1)?.code).toBe('ELS');
});

test.each(['', ' ', 'l', ' l ', 'é', '..', '(', '  '])(
	'%j is too little to suggest from',
	(text) => {
		expect(suggestAirports(airports, text)).toEqual([]);
	},
);

test.each([
	['nothing known', 'Atlantis'],
	['a regular expression', '.*'],
	['an open bracket', 'London ('],
	['emoji', '✈️🌍'],
	['another script', '東京'],
	['a long paste', 'London '.repeat(1500)],
	['a prototype name', '__proto__'],
])('%s throws nothing', (_, text) => {
	expect(suggestAirports(airports, text).length).toBeLessThanOrEqual(maximumSuggestions);
});

test('a broad text gives twelve suggestions and no more', () => {
	expect(suggestAirports(airports, 'international')).toHaveLength(12);
});

test('no text throws, gives more than twelve or gives an airport twice', () => {
	const text = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 300 }),
		someAirport.chain(({ city, name, country }) =>
			fc.constantFrom(city.slice(0, 3), name.slice(2, 6), `${city} ${country}`),
		),
	);
	fc.assert(
		fc.property(text, (typed) => {
			const codes = codesFor(typed);
			expect(codes.length).toBeLessThanOrEqual(maximumSuggestions);
			expect(new Set(codes).size).toBe(codes.length);
		}),
	);
});

test('every airport comes first for its code and for its label', () => {
	fc.assert(
		fc.property(someAirport, (airport) => {
			expect(suggestAirports(airports, airport.code.toLowerCase())[0]).toBe(airport);
			expect(suggestAirports(airports, airportLabel(airport))[0]).toBe(airport);
		}),
	);
});

test('suggestions do not depend on the order of the list', () => {
	const turned = airports.toReversed();
	for (const text of ['new y', 'lond', 'united', 'san']) {
		expect(suggestAirports(turned, text)).toEqual(suggestAirports(airports, text));
	}
});

test('an empty list has no suggestions', () => {
	expect(suggestAirports([], 'london')).toEqual([]);
});

test.each([
	['London (LHR)', 'LHR'],
	['Anywhere (lhr)', 'LHR'],
	['jfk', 'JFK'],
	['heathrow', 'LHR'],
	['new york', 'JFK'],
	['London (QQQ)', undefined],
	['Atlantis', undefined],
	['l', undefined],
	['', undefined],
])('%j means %j', (text, code) => {
	expect(resolveAirport(airports, text)?.code).toBe(code);
});

test('every label means its airport', () => {
	const mistaken = airports.filter(
		(airport) => resolveAirport(airports, airportLabel(airport)) !== airport,
	);
	expect(mistaken).toEqual([]);
});

function codesFor(text: string): string[] {
	return suggestAirports(airports, text).map(({ code }) => code);
}
