import { getCollection } from 'astro:content';

import { toursTo } from '#src/domain/destinations/destination.ts';
import { placeOfSlug } from '#src/domain/places/place.ts';
import { byFeatured } from '#src/domain/tours/summary.ts';
import { countries, places } from '#src/places.ts';

/** The tours and the destinations that name one of these places; tours without places of their own as their words say. */
export async function toursOfPlaces(slugs: readonly string[]) {
	const tours = (await getCollection('tours')).map(({ data }) => data);
	const destinations = (await getCollection('destinations')).map(({ data }) => data);
	const named = slugs.flatMap((slug) => placeOfSlug(places, slug) ?? []);
	const found = new Set(
		named.flatMap(({ slug, name, country }) => {
			const within = countries.find(({ code }) => code === country)?.name ?? '';
			return toursTo({ name: `${name}, ${within}`, place: slug }, tours);
		}),
	);
	return {
		tours: [...found].sort(byFeatured),
		destinations: destinations.filter(({ place }) => place !== null && slugs.includes(place)),
	};
}
