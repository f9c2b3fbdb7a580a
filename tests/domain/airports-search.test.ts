import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
	maximumSuggestions,
	namesakes,
	suggestPlaces,
} from '#src/domain/flights/airport-search.ts';
import large from '#src/domain/flights/airports-large.json' with { type: 'json' };
import other from '#src/domain/flights/airports-other.json' with { type: 'json' };
import { airportLabel, decodeAirports } from '#src/domain/flights/airports.ts';
import { cities, cityLabel } from '#src/domain/flights/cities.ts';
import { placeOfAirport } from '#src/domain/flights/place.ts';
import { typedPlace } from '#src/domain/flights/typed-place.ts';

const airports = [...decodeAirports(large), ...decodeAirports(other)];
const someAirport = fc.constantFrom(...airports);

test.each([
	['an exact code before all else', 'jfk', ['JFK']],
	['an exact code before the city it serves', 'dal', ['DAL', 'DFW*', 'DFW']],
	['a city, its airports and then large ones', 'par', ['PAR', 'CDG', 'ORY', 'BVA', 'PBM', 'PBO']],
	['an exact code even when it is typed in capitals', 'GIG', ['GIG']],
	['a city before its airports, of whatever name', 'new y', ['NYC', 'JFK', 'EWR', 'LGA']],
	[
		'cities that begin with the text before others',
		'lond',
		['LON', 'LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'],
	],
	['a city whose code it is', 'qla', ['QLA', 'LAX', 'SNA', 'ONT', 'BUR', 'LGB']],
	['an airport and then the city with its code', 'sha', ['SHA', 'SHA*', 'PVG']],
	['the city with a starred code', 'sha*', ['SHA*', 'PVG', 'SHA']],
	['cities with several airports before others', 'san f', ['SFO*', 'SFO', 'SJC', 'OAK']],
	['large airports before small ones', 'mal', ['AGP', 'MLE', 'SSG']],
	['a city by its name without accents', 'sao paulo', ['SAO', 'GRU', 'CGH', 'VCP']],
	['a city by its name with accents', 'São Paulo', ['SAO', 'GRU', 'CGH', 'VCP']],
	['a dotted capital I', 'izmir', ['ADB']],
	['a city without its punctuation', 'st johns', ['YYT']],
	['a city with another apostrophe', 'Xi’an', ['XIY']],
	['an airport by a part of its name', 'eathro', ['LHR']],
	[
		'cities of many airports before others',
		'united k',
		['LON', 'LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN', 'BFS*'],
	],
	['places by their country', 'iceland', ['REK', 'KEF', 'RKV', 'AEY']],
	['a full label', 'London (LHR)', ['LHR']],
	['the full label of a city', 'London, all airports (LON)', ['LON']],
	['a label in small letters', 'london (lhr)', ['LHR']],
	['a city and its country', 'Tokyo, Japan', ['TYO', 'HND', 'NRT']],
	['a city and its airport', 'london heathrow', ['LHR']],
	['text amid spaces', '  reykjavik ', ['REK', 'KEF', 'RKV']],
])('suggestions begin with %s: %j', (_, text, codes) => {
	expect(codesFor(text).slice(0, codes.length)).toEqual(codes);
});

test('the rest holds the text in city, code, name or country', () => {
	const found = suggestPlaces(airports, 'lond');
	const rest = found.filter(({ city }) => !city.toLowerCase().startsWith('lond'));
	expect(rest.map(({ code }) => code)).toEqual(['ELS']);
	expect(found.at(-1)?.code).toBe('ELS');
});

test.each(['', ' ', 'l', ' l ', 'é', '..', '(', '  '])(
	'%j is too little to suggest from',
	(text) => {
		expect(suggestPlaces(airports, text)).toEqual([]);
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
	expect(suggestPlaces(airports, text).length).toBeLessThanOrEqual(maximumSuggestions);
});

test('a broad text gives twelve suggestions and no more', () => {
	expect(suggestPlaces(airports, 'international')).toHaveLength(12);
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

test('every airport and city comes first for its code and for its label', () => {
	fc.assert(
		fc.property(someAirport, (airport) => {
			expect(codesFor(airport.code.toLowerCase())[0]).toBe(airport.code);
			expect(codesFor(airportLabel(airport))[0]).toBe(airport.code);
		}),
	);
	for (const city of cities.values()) {
		expect(codesFor(city.code.toLowerCase())[0]).toBe(city.code);
		expect(codesFor(cityLabel(city))[0]).toBe(city.code);
	}
});

test('each city stands right before its airports, which are in its order', () => {
	for (const { code, name, airports: own } of cities.values()) {
		const codes = codesFor(name);
		const start = codes.indexOf(code);
		expect(codes.slice(start, start + own.length + 1)).toEqual([code, ...own]);
	}
});

test('the list orders the cities without a code of their own, and the airports of each', () => {
	expect(codesFor('seattle')).toEqual(['SEA', 'BFI']);
	expect(suggestPlaces(airports.toReversed(), 'seattle').map(({ code }) => code)).toEqual([
		'BFI',
		'SEA',
	]);
});

test('where only airports are wanted there is no city, and twelve of them all the same', () => {
	const found = suggestPlaces(airports, 'united', 'airports');
	expect(found).toHaveLength(maximumSuggestions);
	expect(found.filter(({ kind }) => kind === 'city')).toEqual([]);
	expect(suggestPlaces(airports, 'lon', 'airports')[0]?.code).toBe('LHR');
});

test('an empty list has no suggestions', () => {
	expect(suggestPlaces([], 'london')).toEqual([]);
});

test.each([
	['London (LHR)', 'LHR'],
	['Anywhere (lhr)', 'LHR'],
	['jfk', 'JFK'],
	['London', 'LON'],
	['lon', 'LON'],
	['London, all airports (LON)', 'LON'],
	['london, all airports', 'LON'],
	['Anywhere (lon)', 'LON'],
	[' paris ', 'PAR'],
	['new york', 'NYC'],
	['newark', 'EWR'],
	['SAO PAULO', 'SAO'],
	['montreal', 'YMQ'],
	['SHA', 'SHA'],
	['Shanghai (SHA)', 'SHA'],
	['shanghai', 'SHA*'],
	[' sha* ', 'SHA*'],
	['Shanghai, all airports (SHA*)', 'SHA*'],
	['seattle', 'SEA'],
	['san jose', 'SJC'],
	['fez', 'FEZ'],
	['heathrow', 'LHR'],
	['Gatwick', 'LGW'],
	['heathr', 'LHR'],
	['lond', undefined],
	['reykja', undefined],
	['Paris, France', 'PAR'],
	['United Kingdom', undefined],
	['Goa', undefined],
	['Sal', undefined],
	['London (QQQ)', undefined],
	['London, all airports (QQQ)', undefined],
	['JFK*', undefined],
	['LON*', undefined],
	['Atlantis', undefined],
	['l', undefined],
	['', undefined],
])('%j means %j', (text, code) => {
	expect(typedPlace(text, airports, [])?.place.code).toBe(code);
});

test('every label means its airport or city, and every name of a city with several all of them', () => {
	const mistaken = airports.filter(
		(airport) => typedPlace(airportLabel(airport), airports, [])?.place.airports[0] !== airport,
	);
	expect(mistaken).toEqual([]);
	for (const city of cities.values()) {
		const meant = [city.code, cityLabel(city), city.name].map(
			(text) => typedPlace(text, airports, [])?.place,
		);
		expect(meant.map((place) => place?.code)).toEqual([city.code, city.code, city.code]);
		expect(meant[0]?.airports.map(({ code }) => code)).toEqual(city.airports);
	}
});

test.each([
	['SJC', ['SJO', 'SYQ', 'SJI']],
	['LHR', ['YXU']],
	['CDG', []],
	['HND', []],
])('the city of %s shares its name with those of %j', (code, others) => {
	const airport = airports.find((each) => each.code === code);
	if (!airport) throw new Error(`${code} is not in the list.`);
	const found = namesakes(airports, placeOfAirport(airport)).map((each) => each.code);
	expect(found.toSorted()).toEqual([...others].sort());
});

function codesFor(text: string): string[] {
	return suggestPlaces(airports, text).map(({ code }) => code);
}
