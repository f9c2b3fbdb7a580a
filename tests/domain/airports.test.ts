import { expect, test } from 'vitest';

import { byCity } from '#src/domain/flights/airport-search.ts';
import large from '#src/domain/flights/airports-large.json' with { type: 'json' };
import other from '#src/domain/flights/airports-other.json' with { type: 'json' };
import {
	airportLabel,
	airportLookup,
	codeInLabel,
	decodeAirports,
} from '#src/domain/flights/airports.ts';
import { airports as serverAirports } from '#src/domain/flights/all-airports.ts';

const largeAirports = decodeAirports(large);
const airports = [...largeAirports, ...decodeAirports(other)];
const byCode = airportLookup(airports);

test('there are at least a thousand airports, a few hundred of them in the first file', () => {
	expect(airports.length).toBeGreaterThanOrEqual(1000);
	expect(largeAirports.length).toBeGreaterThan(400);
	expect(largeAirports.length).toBeLessThan(600);
});

test('every code is three capital letters and stands once', () => {
	const codes = airports.map(({ code }) => code);
	expect(codes.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
	expect(new Set(codes).size).toBe(codes.length);
});

test('the columns of a file are equally long', () => {
	for (const { countries: _, timeZones: __, ...columns } of [large, other]) {
		const lengths = Object.values(columns).map((column) => column.length);
		expect(new Set(lengths).size).toBe(1);
	}
});

test('every airport has a place on earth', () => {
	const astray = airports.filter(
		({ latitude, longitude }) =>
			Math.abs(latitude) > 90 || Math.abs(longitude) > 180 || (latitude === 0 && longitude === 0),
	);
	expect(astray).toEqual([]);
});

test('every airport has a time zone that this machine knows, its own where the border is near', () => {
	const known = (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone }).format(0);
	expect(airports.map(({ timeZone }) => known(timeZone))).not.toContain('');
	const zone = (code: string) => byCode(code)?.timeZone;
	expect(zone('JFK')).toBe('America/New_York');
	expect(zone('KTM')).toBe('Asia/Kathmandu');
	expect(zone('CXI')).toBe('Pacific/Kiritimati');
	expect(zone('PPG')).toBe('Pacific/Pago_Pago');
	expect(zone('OOL')).toBe(zone('BNE'));
	expect(zone('URC')).toBe(zone('PEK'));
});

test('every airport has a city, a name and a country, with no stray spaces', () => {
	const untidy = airports.filter((airport) =>
		[airport.city, airport.name, airport.country].some((text) => !/^\S+( \S+)*$/.test(text)),
	);
	expect(untidy).toEqual([]);
});

test('no city carries a bracket, a slash, a comma or the word airport', () => {
	expect(airports.filter(({ city }) => /[()/,]|airport/i.test(city))).toEqual([]);
});

test('both files are sorted by city', () => {
	for (const file of [large, other]) {
		const decoded = decodeAirports(file);
		expect([...decoded].sort(byCity)).toEqual(decoded);
	}
});

test.each([
	['JFK', 'New York', 'United States'],
	['LGA', 'New York', 'United States'],
	['EWR', 'Newark', 'United States'],
	['LAX', 'Los Angeles', 'United States'],
	['SFO', 'San Francisco', 'United States'],
	['MIA', 'Miami', 'United States'],
	['BOS', 'Boston', 'United States'],
	['ORD', 'Chicago', 'United States'],
	['SEA', 'Seattle', 'United States'],
	['DFW', 'Dallas', 'United States'],
	['IAD', 'Washington', 'United States'],
	['HNL', 'Honolulu', 'United States'],
	['LHR', 'London', 'United Kingdom'],
	['LGW', 'London', 'United Kingdom'],
	['STN', 'London', 'United Kingdom'],
	['CDG', 'Paris', 'France'],
	['ORY', 'Paris', 'France'],
	['HND', 'Tokyo', 'Japan'],
	['NRT', 'Tokyo', 'Japan'],
	['KEF', 'Reykjavík', 'Iceland'],
	['GIG', 'Rio de Janeiro', 'Brazil'],
	['LIS', 'Lisbon', 'Portugal'],
	['FCO', 'Rome', 'Italy'],
	['RAK', 'Marrakesh', 'Morocco'],
	['DPS', 'Denpasar', 'Indonesia'],
	['MEX', 'Mexico City', 'Mexico'],
	['CPT', 'Cape Town', 'South Africa'],
	['YYZ', 'Toronto', 'Canada'],
	['SYD', 'Sydney', 'Australia'],
])('%s is among the large airports as %s, %s', (code, city, country) => {
	expect(airportLookup(largeAirports)(code)).toMatchObject({ code, city, country });
});

test.each([
	['RSI', 'Red Sea'],
	['SAI', 'Siem Reap'],
	['COV', 'Adana'],
])('%s, which one source lacks, is there as %s', (code, city) => {
	expect(byCode(code)?.city).toBe(city);
});

test.each([
	['London', ['LHR', 'LGW', 'STN', 'LTN', 'LCY']],
	['New York', ['JFK', 'LGA']],
	['Paris', ['CDG', 'ORY']],
	['Tokyo', ['HND', 'NRT']],
	['Chicago', ['ORD', 'MDW']],
	['Washington', ['IAD', 'DCA']],
	['São Paulo', ['GRU', 'CGH']],
	['Milan', ['MXP', 'BGY']],
])('the large airports of %s stand in the order of their traffic: %j', (city, codes) => {
	const there = largeAirports.filter((airport) => airport.city === city);
	expect(there.map(({ code }) => code)).toEqual(codes);
});

test.each(['TXL', 'SXF', 'REP', 'ISL'])('%s, which has closed, is not there', (code) => {
	expect(byCode(code)).toBeUndefined();
});

test('the server knows every airport and no other', () => {
	expect(airports.filter(({ code }) => serverAirports(code)?.code !== code)).toEqual([]);
	expect(serverAirports('QQQ')).toBeUndefined();
	expect(serverAirports('constructor')).toBeUndefined();
	expect(serverAirports('jfk')).toBeUndefined();
});

test('the label of every airport holds its code', () => {
	expect(airports.filter((airport) => codeInLabel(airportLabel(airport)) !== airport.code)).toEqual(
		[],
	);
});

test.each([
	['London (LHR)', 'LHR'],
	['london (lhr)  ', 'LHR'],
	['(LHR)', 'LHR'],
	['London (Ontario)', null],
	['London (LHR) Heathrow', null],
	['London LHR', null],
	['London (LH1)', null],
	['London (ÄÖÜ)', null],
	['', null],
])('the code in the label %j is %j', (text, code) => {
	expect(codeInLabel(text)).toBe(code);
});
