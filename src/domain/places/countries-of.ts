import { type Country, type Place, placeOfSlug } from './place.ts';

/** The countries of a place, its own first; none that the list does not know. */
export function countriesOfPlace(
	{ country, alsoIn = [] }: Pick<Place, 'country' | 'alsoIn'>,
	countries: readonly Country[],
): Country[] {
	return [country, ...alsoIn].flatMap((code) => countries.filter((each) => each.code === code));
}

/** The countries that a tour comes through, each once, in the order of its places. @param slugs of places */
export function countriesOfTour(
	slugs: readonly string[],
	{ places, countries }: { places: readonly Place[]; countries: readonly Country[] },
): Country[] {
	const all = slugs.flatMap((slug) => {
		const place = placeOfSlug(places, slug);
		return place ? countriesOfPlace(place, countries) : [];
	});
	return [...new Set(all)];
}
