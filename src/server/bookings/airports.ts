import large from '#src/domain/flights/airports-large.json' with { type: 'json' };
import other from '#src/domain/flights/airports-other.json' with { type: 'json' };
import { airportLookup, decodeAirports } from '#src/domain/flights/airports.ts';
import type { AirportLookup } from '#src/domain/flights/airports.ts';

/** Every airport by its code. */
export const airports: AirportLookup = airportLookup([
	...decodeAirports(large),
	...decodeAirports(other),
]);
