import { unknownPlace } from '#src/domain/places/unknown-place.ts';

/** A tour or a destination as a build reads it. */
type NamingRow = {
	id: number;
	name: string;
	place?: string | null;
	places?: readonly string[];
	itinerary?: readonly { places: readonly string[] }[];
};

/**
 * What a build says of rows that name places which the list no longer has: which row, which place, and what to do. It is no
 * reason to stop: an editor who takes a place away cannot mend the database in the same change, and the site would not be
 * published until the desk had. The row keeps the name, and its page does without the place.
 * @param kind 'Tour'
 * @param slugs those of `content/places.json`
 */
export function rowPlaceWarnings(
	kind: 'Tour' | 'Destination',
	rows: readonly NamingRow[],
	slugs: readonly string[],
): string[] {
	return rows.flatMap(({ id, name, place, places = [], itinerary = [] }) => {
		const named = [...(place ? [place] : []), ...places, ...itinerary.flatMap((day) => day.places)];
		const unknown = [...new Set(named)].filter((slug) => !slugs.includes(slug));
		return unknown.map(
			(slug) =>
				`${kind} ${id}, "${name}": ${unknownPlace(slug, slugs)} Put it back there, or name another in the back office. Until then the pages do without it; the ${kind.toLowerCase()} keeps the name.`,
		);
	});
}
