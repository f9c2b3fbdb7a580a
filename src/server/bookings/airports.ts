import large from '#src/domain/flights/airports-large.json' with { type: 'json' };
import other from '#src/domain/flights/airports-other.json' with { type: 'json' };
import {
	type Airport,
	type AirportLookup,
	airportLookup,
	decodeAirports,
} from '#src/domain/flights/airports.ts';

/** Every airport, the large ones first. */
export const allAirports: readonly Airport[] = [...decodeAirports(large), ...decodeAirports(other)];

/** Every airport by its code. */
export const airports: AirportLookup = airportLookup(allAirports);
