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
	return destinations.filter((destination) => {
		const searched = searchedText(destination);
		return words.every((word) => word !== '' && searched.includes(word));
	});
}

// Folding costs more than all the rest, and the same destinations are searched at every keystroke.
const searchedTexts = new WeakMap<object, string>();

function searchedText(destination: SearchedDestination): string {
	const { name, region, description } = destination;
	const text = searchedTexts.get(destination) ?? fold(`${name} ${region} ${description}`);
	searchedTexts.set(destination, text);
	return text;
}
