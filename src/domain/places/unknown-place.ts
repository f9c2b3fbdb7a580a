import { nearestName } from '../text/nearest-name.ts';

/** What is said of a slug that the list of places lacks: 'There is no place "kyotto" in content/places.json. Did you mean "kyoto"?' */
export function unknownPlace(slug: string, known: readonly string[]): string {
	const near = nearestName(slug, known);
	const lack = `There is no place "${slug}" in content/places.json.`;
	return near === undefined ? lack : `${lack} Did you mean "${near}"?`;
}
