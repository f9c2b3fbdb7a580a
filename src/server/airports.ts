import large from '#src/domain/airports-large.json' with { type: 'json' };
import other from '#src/domain/airports-other.json' with { type: 'json' };
import { airportLookup, decodeAirports } from '#src/domain/airports.ts';
import type { AirportLookup } from '#src/domain/airports.ts';

/** Every airport by its code. */
export const airports: AirportLookup = airportLookup([
	...decodeAirports(large),
	...decodeAirports(other),
]);
