import { fold } from '../text/fold.ts';
import type { Airport } from './airports.ts';
import { milesBetween } from './distance.ts';

/** A town or county that has no airport of its name. */
export type Town = {
	name: string;
	/** The state, province or county it lies in, where one is known: 'Mississippi', ''. */
	region: string;
	country: string;
	/** Degrees, north positive. */
	latitude: number;
	/** Degrees, east positive. */
	longitude: number;
};

/** The data file: one list per field, those of most people first. */
export type TownColumns = {
	/** Every region and country once; the lists of their names point into them. */
	regions: string[];
	countries: string[];
	name: string[];
	region: number[];
	country: number[];
	latitude: number[];
	longitude: number[];
};

/** An airport, and how far a town is from it as the crow flies, in whole miles. */
export type NearAirport = { airport: Airport; miles: number };

/** The letters that say in which file a town stands: 'ox' of Oxford. */
const startOf = /^[a-z]{2}/;
const nearest = 2;
const farthest = 150;

/** The towns of the data file, in its order: those of most people first. */
export function decodeTowns(columns: TownColumns): Town[] {
	return columns.name.map((name, row) => ({
		name,
		region: columns.regions[columns.region[row] ?? -1] ?? '',
		country: columns.countries[columns.country[row] ?? -1] ?? '',
		latitude: columns.latitude[row] ?? 0,
		longitude: columns.longitude[row] ?? 0,
	}));
}

/** The letters by which a text's towns are found, of the alphabet alone, as they stand in an address; '' where it has none. */
export function townStart(text: string): string {
	return startOf.exec(fold(text).replaceAll(' ', ''))?.[0] ?? '';
}

/**
 * The towns that a text names in full, with its region or country or without ('Oxford', 'Oxford, Mississippi'), or whose
 * name begins with it: those in full first, of either those of most people first.
 * @param towns of most people first
 */
export function townsOf(towns: readonly Town[], text: string): { inFull: Town[]; begun: Town[] } {
	const query = fold(text);
	const inFull = towns.filter((town) => isNamed(town, query));
	const begun = towns.filter(({ name }) => fold(name).startsWith(query));
	return { inFull, begun: begun.filter((town) => !inFull.includes(town)) };
}

/** The two airports nearest to a town, the nearer first, of equals the busier; the nearest alone where another is far away. */
export function airportsNear(town: Town, airports: readonly Airport[]): NearAirport[] {
	let found: NearAirport[] = [];
	// While somebody types: some 3,100 are looked at, and not put in order.
	for (const airport of airports) {
		const miles = Math.round(milesBetween(town, airport));
		if (miles >= (found[nearest - 1]?.miles ?? Infinity)) continue;
		found = [...found, { airport, miles }]
			.sort((one, other) => one.miles - other.miles)
			.slice(0, nearest);
	}
	return found.filter(({ miles }, index) => index === 0 || miles <= farthest);
}

/** 'Oxford, Mississippi, United States' */
export function townLabel({ name, region, country }: Town): string {
	return [name, region, country].filter((part) => part !== '').join(', ');
}

function isNamed({ name, region, country }: Town, query: string): boolean {
	const own = fold(name);
	if (!query.startsWith(own)) return false;
	return [[], [country], [region], [region, country]].some(
		(rest) => fold([name, ...rest].join(' ')) === query,
	);
}
