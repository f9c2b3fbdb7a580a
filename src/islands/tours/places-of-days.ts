import type { Destination, ItineraryDay } from '#src/contract/catalog/catalog.ts';
import { placeOfSlug } from '#src/domain/places/place.ts';
import { destinationPath } from '#src/paths.ts';
import { places } from '#src/places.ts';

import type { NamedPlaces } from './named-places.ts';

/**
 * The places of a tour's days by name, each with the page of its destination where there is one. For what is drawn by a
 * build or a function: it carries the list of all places.
 */
export function placesOfDays(
	days: readonly Pick<ItineraryDay, 'places'>[],
	destinations: readonly Pick<Destination, 'id' | 'place'>[],
): NamedPlaces {
	const slugs = new Set(days.flatMap((day) => day.places));
	return Object.fromEntries(
		[...slugs].flatMap((slug) => {
			const place = placeOfSlug(places, slug);
			if (!place) return [];
			const destination = destinations.find((each) => each.place === slug);
			const path = destination && { path: destinationPath(destination.id) };
			const [airport] = place.airports;
			return [[slug, { name: place.name, ...path, ...(airport !== undefined && { airport }) }]];
		}),
	);
}
