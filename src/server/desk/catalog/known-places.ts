import { unknownPlace } from '#src/domain/places/unknown-place.ts';
import { places } from '#src/places.ts';

import { HttpError } from '../../http/http-error.ts';

type Naming = {
	place?: string | null | undefined;
	places?: readonly string[] | undefined;
	itinerary?: readonly { places: readonly string[] }[] | undefined;
};

const slugs = places.map(({ slug }) => slug);

/**
 * Refuses places that the list does not have, each at its field: 'itinerary.2.places.0'. What the row named before passes:
 * the list may have lost it since, and nobody has to mend that in order to change a price.
 * @param before null of a new row
 * @throws HttpError 400
 */
export function checkPlaces(entered: Naming, before: Naming | null): void {
	const passed = new Set([...slugs, ...named(before ?? {}).map(({ slug }) => slug)]);
	const issues = named(entered)
		.filter(({ slug }) => !passed.has(slug))
		.map(({ path, slug }) => ({ path, message: unknownPlace(slug, slugs) }));
	const [first] = issues;
	if (first) throw new HttpError(400, { message: first.message, issues });
}

function named({ place, places: all = [], itinerary = [] }: Naming) {
	return [
		...(place ? [{ path: 'place', slug: place }] : []),
		...all.map((slug, index) => ({ path: `places.${index}`, slug })),
		...itinerary.flatMap((day, number) =>
			day.places.map((slug, index) => ({ path: `itinerary.${number}.places.${index}`, slug })),
		),
	];
}
