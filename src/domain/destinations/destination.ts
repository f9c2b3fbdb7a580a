import { fold } from '../text/fold.ts';

/** What the poster of a destination shows: a destination without its description. */
export type DestinationSummary = {
	id: number;
	name: string;
	region: string;
	image: string;
	/** In dollars. */
	startingPrice: number;
};

/** Takes from a destination what its poster shows, so that a page does not carry every description. */
export function destinationSummary(destination: DestinationSummary): DestinationSummary {
	const { id, name, region, image, startingPrice } = destination;
	return { id, name, region, image, startingPrice };
}

/** The two parts of a destination's name: 'Kyoto, Japan' is Kyoto within Japan; 'Maldives' is within ''. */
export function nameParts(name: string): { place: string; within: string } {
	const [place = '', ...within] = name.split(',');
	return { place: place.trim(), within: within.join(',').trim() };
}

/**
 * The tours that go to a destination, in their order: those whose own destination contains the first
 * comma-separated part of its name. Case, accents and punctuation do not count.
 */
export function toursTo<Tour extends { destination: string }>(
	destinationName: string,
	tours: readonly Tour[],
): Tour[] {
	const place = fold(nameParts(destinationName).place);
	if (place === '') return [];
	return tours.filter(({ destination }) => fold(destination).includes(place));
}
