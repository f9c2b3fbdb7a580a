import { slugOf } from '../text/slug.ts';

/** A part of the world and the destinations in it. */
export type Region<Destination> = {
	name: string;
	/** Where a link leads to it: 'region-middle-east'. */
	id: string;
	destinations: Destination[];
};

/** Destinations by their regions, in the order of the alphabet; within one they stay in their own. */
export function byRegion<Destination extends { region: string }>(
	destinations: readonly Destination[],
): Region<Destination>[] {
	const regions = Map.groupBy(destinations, ({ region }) => region.trim());
	return [...regions]
		.map(([name, each]) => ({ name, id: `region-${slugOf(name)}`, destinations: each }))
		.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
