import { fold } from '../text/fold.ts';

/** Characters a search may have. */
export const longestDestinationSearch = 80;

/** What a search looks through. */
export type SearchedDestination = { name: string; region: string; description: string };

/**
 * The destinations in which every word of the text stands somewhere in name, region or description, in their
 * order. Case, accents and punctuation do not count; blank text leaves them all, and punctuation alone none.
 */
export function searchDestinations<Destination extends SearchedDestination>(
	destinations: readonly Destination[],
	text: string,
): Destination[] {
	if (text.trim() === '') return [...destinations];
	const words = fold(text).split(' ');
	return destinations.filter(({ name, region, description }) => {
		const searched = fold(`${name} ${region} ${description}`);
		return words.every((word) => word !== '' && searched.includes(word));
	});
}
