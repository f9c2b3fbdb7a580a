import { type Random, seededRandom, shuffled } from '../random.ts';
import { type Airport, type AirportLookup, airportLabel } from './airports.ts';
import { airportsOf } from './cities.ts';
import { flightMiles } from './distance.ts';
import type { FlightQuery } from './offer.ts';
import { servicesPerDay } from './timetable/services.ts';

/** Between which two airports an offer flies. */
export type Route = { miles: number; origin: RouteEnd; destination: RouteEnd };
type RouteEnd = { code: string; label: string };

/**
 * The airports of each offer of a search by its index. A city's share the offers: each gets as many as the others, give or
 * take one, and the busiest the odd ones.
 * @param random for this alone; the same on every day, or an offer would change its airports from one to the next
 */
export function routesOf(
	{ origin, destination }: Pick<FlightQuery, 'origin' | 'destination'>,
	airports: AirportLookup,
	random: Random = seededRandom(`${origin}.${destination}.airports`),
): (index: number) => Route {
	const [from, to] = [origin, destination].map((code) => {
		const served = airportsOf(code, airports);
		const ends = served.length > 0 ? served : [undefined];
		const shared = Array.from({ length: servicesPerDay }, (_, index) => ends[index % ends.length]);
		return shuffled(random, shared);
	});
	return (index) => {
		const [first, last] = [from?.[index], to?.[index]];
		return {
			miles: flightMiles(first, last),
			origin: routeEnd(first, origin),
			destination: routeEnd(last, destination),
		};
	};
}

function routeEnd(airport: Airport | undefined, code: string): RouteEnd {
	return airport ? { code: airport.code, label: airportLabel(airport) } : { code, label: code };
}
