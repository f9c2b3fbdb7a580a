import large from './airports-large.json' with { type: 'json' };
import other from './airports-other.json' with { type: 'json' };
import { type Airport, type AirportLookup, airportLookup, decodeAirports } from './airports.ts';

/** Every airport, the large ones first: for the server and the build, browsers ask for the files (`browser/airports.ts`). */
export const allAirports: readonly Airport[] = [
	...decodeAirports(large),
	...decodeAirports(other, large.code.length),
];

/** Every airport by its code. */
export const airports: AirportLookup = airportLookup(allAirports);
