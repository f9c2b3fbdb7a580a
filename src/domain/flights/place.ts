import { type Airport, type AirportLookup, airportLabel } from './airports.ts';
import { airportsOf, cities, type City, cityLabel } from './cities.ts';

/** Where a search goes from or to: one airport, or all airports of a city. */
export type Place = {
	kind: 'airport' | 'city';
	/** 'LHR', 'LON' or 'SHA*'. */
	code: string;
	/** 'London' */
	city: string;
	country: string;
	/** The airport itself, or those of the city that were found, the busiest first. */
	airports: readonly [Airport, ...Airport[]];
};

export function placeOfAirport(airport: Airport): Place {
	const { code, city, country } = airport;
	return { kind: 'airport', code, city, country, airports: [airport] };
}

/** A city with those of its airports that are known; null when none is. */
export function placeOfCity({ code, name }: City, lookup: AirportLookup): Place | null {
	const [busiest, ...others] = airportsOf(code, lookup);
	if (!busiest) return null;
	const { country } = busiest;
	return { kind: 'city', code, city: name, country, airports: [busiest, ...others] };
}

/** How a place stands in a search field: 'London (LHR)' or 'London, all airports (LON)'. */
export function placeLabel({ kind, code, city }: Place): string {
	return kind === 'city' ? cityLabel({ code, name: city }) : airportLabel({ code, city });
}

/** The city, if it has several airports, that each airport belongs to, by the airport's code. */
export const cityOfAirport: ReadonlyMap<string, City> = new Map(
	[...cities.values()].flatMap((city) => city.airports.map((code) => [code, city])),
);
