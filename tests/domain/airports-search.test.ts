import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
	maximumSuggestions,
	namesakes,
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
	['the busiest airport of a city', 'new y', ['JFK', 'LGA']],
	[
		'cities that begin with the text before others',
		'lond',
		['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'],
	],
	['a city by its name without accents', 'sao paulo', ['GRU', 'CGH']],
	['a city by its name with accents', 'São Paulo', ['GRU', 'CGH']],
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

test('cities stand in their order; the list orders the airports of each', () => {
	const turned = airports.toReversed();
	for (const city of ['London', 'New York', 'Tokyo']) {
		const [found, turnedFound] = [airports, turned].map((list) =>
			suggestAirports(list, city).filter((airport) => airport.city === city),
		);
		expect(turnedFound).toEqual(found?.toReversed());
	}
	const cities = suggestAirports(turned, 'ber').map(({ city }) => city);
	expect(cities).toEqual(suggestAirports(airports, 'ber').map(({ city }) => city));
});

test('large airports come before others of the same city', () => {
	const largeCodes = new Set<string>(large.code);
	for (const city of ['London', 'Brussels', 'Frankfurt', 'Milan', 'Rome', 'Stockholm', 'Seattle']) {
		const there = suggestAirports(airports, city).filter((airport) => airport.city === city);
		const isLarge = there.map(({ code }) => largeCodes.has(code));
		expect(isLarge).toEqual([...isLarge].sort((one, other) => Number(other) - Number(one)));
		expect(isLarge).toContain(false);
	}
});

test('an empty list has no suggestions', () => {
	expect(suggestAirports([], 'london')).toEqual([]);
});

test.each([
	['London (LHR)', 'LHR'],
	['Anywhere (lhr)', 'LHR'],
	['jfk', 'JFK'],
	['London', 'LHR'],
	[' paris ', 'CDG'],
	['new york', 'JFK'],
	['SAO PAULO', 'GRU'],
	['san jose', 'SJC'],
	['fez', 'FEZ'],
	['heathrow', undefined],
	['lond', undefined],
	['reykja', undefined],
	['Paris, France', undefined],
	['United Kingdom', undefined],
	['Goa', undefined],
	['Sal', undefined],
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

test.each([
	['SJC', ['SJO', 'SYQ', 'SJI']],
	['LHR', ['YXU']],
	['CDG', []],
	['HND', []],
])('the city of %s shares its name with those of %j', (code, others) => {
	const airport = airports.find((each) => each.code === code);
	if (!airport) throw new Error(`${code} is not in the list.`);
	const found = namesakes(airports, airport).map((each) => each.code);
	expect(found.toSorted()).toEqual([...others].sort());
});

function codesFor(text: string): string[] {
	return suggestAirports(airports, text).map(({ code }) => code);
}
