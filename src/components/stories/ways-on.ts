import { airportLabel } from '#src/domain/flights/airports.ts';
import { placeOfSlug } from '#src/domain/places/place.ts';
import { flightsToPath, paths } from '#src/paths.ts';
import { places } from '#src/places.ts';

import { airportsOf } from '../destinations/place-airports.ts';

type Link = { name: string; path: string };

/** The ways on from a text that is about no place of the list. */
const everywhere: readonly Link[] = [
	{ name: 'Flight deals', path: paths.flights },
	{ name: 'Tour packages', path: paths.tours },
	{ name: 'Destinations', path: paths.destinations },
];

/**
 * Where readers of a guide or a post may go from it, beside the tours that go to its places: to the flights to the first
 * of them that has an airport.
 * @param slugs the places that it names, the foremost first
 */
export function waysOn(slugs: readonly string[]): readonly Link[] {
	const [airport] = slugs.flatMap((slug) => {
		const place = placeOfSlug(places, slug);
		return place ? airportsOf(place) : [];
	});
	if (!airport) return everywhere;
	const label = airportLabel(airport);
	return [
		{ name: `Flights to ${label}`, path: flightsToPath(label) },
		{ name: 'Tour packages', path: paths.tours },
	];
}
