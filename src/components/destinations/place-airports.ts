import largeAirports from '#src/domain/flights/airports-large.json' with { type: 'json' };
import otherAirports from '#src/domain/flights/airports-other.json' with { type: 'json' };
import { type Airport, airportLookup, decodeAirports } from '#src/domain/flights/airports.ts';
import type { Place } from '#src/domain/places/place.ts';

const lookup = airportLookup([largeAirports, otherAirports].flatMap(decodeAirports));

/** The airports that one flies to, the usual one first. */
export function airportsOf({ airports }: Place): Airport[] {
	return airports.map(lookup).filter((airport) => airport !== undefined);
}
