import type { Airport } from './airports.ts';

export const earthRadiusMiles = 3958.8;
/** No flight is reckoned shorter than this. */
export const minimumFlightMiles = 150;
/** The distance taken when an airport is unknown. */
const defaultFlightMiles = 2500;

/** A place on earth in degrees, north and east positive. */
export type Coordinates = { latitude: number; longitude: number };

/** The great-circle distance in miles, by the haversine formula on a sphere. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
	const halfChordSquared =
		halfSineSquared(to.latitude - from.latitude) +
		Math.cos(radians(from.latitude)) *
			Math.cos(radians(to.latitude)) *
			halfSineSquared(to.longitude - from.longitude);
	return 2 * earthRadiusMiles * Math.asin(Math.sqrt(halfChordSquared));
}

/** The miles a fare and a duration are reckoned from; never under 150, and 2500 for unknown airports. */
export function flightMiles(origin: Airport | undefined, destination: Airport | undefined): number {
	if (!origin || !destination) return defaultFlightMiles;
	return Math.max(minimumFlightMiles, milesBetween(origin, destination));
}

function halfSineSquared(degrees: number): number {
	return Math.sin(radians(degrees) / 2) ** 2;
}

function radians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}

/** '39 miles', never none. */
export function milesText(miles: number): string {
	const whole = Math.max(1, Math.round(miles));
	return whole === 1 ? '1 mile' : `${whole} miles`;
}
