/** An airport with scheduled passenger service. */
export type Airport = {
	/** The IATA code, three capital letters: 'LHR'. */
	code: string;
	/** The city as travellers know it: 'Tokyo' for Narita. Several airports may share one. */
	city: string;
	name: string;
	country: string;
	/** Degrees, north positive, to two decimals (about half a mile). */
	latitude: number;
	/** Degrees, east positive. */
	longitude: number;
	/** IANA's zone whose clocks agree with the airport's from 2026 on; not always the nearest name: 'Europe/Paris' in Amsterdam. */
	timeZone: string;
	/** Its place in our whole list, from 0: what the numbers of the flights to it are made from. */
	place: number;
};

/** The airport of an IATA code, or undefined when none is known by it. */
export type AirportLookup = (code: string) => Airport | undefined;

/** A data file: one list per field and one entry per airport, which compresses far better than rows. */
export type AirportColumns = {
	/** Every country once; `country` points into it. So do zones. */
	countries: string[];
	timeZones: string[];
	code: string[];
	city: string[];
	name: string[];
	country: number[];
	latitude: number[];
	longitude: number[];
	timeZone: number[];
};

const codeAtEnd = /\(([a-z]{3}\*?)\)\s*$/i;

/**
 * The airports of a data file, in its order: by city, and the busiest of a city first.
 * @param before how many airports stand in the files before it
 */
export function decodeAirports(columns: AirportColumns, before = 0): Airport[] {
	return columns.code.map((code, row) => ({
		code,
		city: columns.city[row] ?? '',
		name: columns.name[row] ?? '',
		country: columns.countries[columns.country[row] ?? -1] ?? '',
		latitude: columns.latitude[row] ?? 0,
		longitude: columns.longitude[row] ?? 0,
		timeZone: columns.timeZones[columns.timeZone[row] ?? -1] ?? 'UTC',
		place: before + row,
	}));
}

/** Finds airports by their exact code. */
export function airportLookup(airports: readonly Airport[]): AirportLookup {
	const byCode = new Map(airports.map((airport) => [airport.code, airport]));
	return (code) => byCode.get(code);
}

/** How an airport stands in a search field: 'London (LHR)'. */
export function airportLabel(airport: Pick<Airport, 'city' | 'code'>): string {
	return `${airport.city} (${airport.code})`;
}

/** The code a label ends in, in capitals: 'LHR' for 'London (LHR)', 'LON' for 'London, all airports (LON)'; null when the text ends in none. */
export function codeInLabel(text: string): string | null {
	return codeAtEnd.exec(text)?.[1]?.toUpperCase() ?? null;
}

/** 'JFK → LHR'; a label that ends in no code stands as it is. */
export function routeInCodes({
	origin,
	destination,
}: {
	origin: string;
	destination: string;
}): string {
	return [origin, destination].map((label) => codeInLabel(label) ?? label).join(' → ');
}

/** Whether a trip ends where it begins: the same airport by its code or, where none is named, the same words. */
export function isSameAirport({
	origin,
	destination,
}: {
	origin: string;
	destination: string;
}): boolean {
	const codes = [codeInLabel(origin), codeInLabel(destination)];
	return codes[0] === null ? origin.trim() === destination.trim() : codes[0] === codes[1];
}
