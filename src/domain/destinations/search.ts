import { fold } from '../text/fold.ts';

/** Characters a search may have. */
export const longestDestinationSearch = 80;

/** What a search looks through. */
export type SearchedDestination = { name: string; region: string; description: string };

/** The regions of some destinations, in the order of the alphabet. */
export function regionsOf(destinations: readonly { region: string }[]): string[] {
	const names = new Set(destinations.map(({ region }) => region.trim()));
	return [...names].toSorted((one, other) => one.localeCompare(other, 'en'));
}

/**
 * The destinations in which every word of the text stands somewhere in name, region or description, in their
 * order; of the name of a region, those in it. Case, accents and punctuation do not count; blank text leaves them all, and
 * punctuation alone none.
 */
export function searchDestinations<Destination extends SearchedDestination>(
	destinations: readonly Destination[],
	text: string,
): Destination[] {
	if (text.trim() === '') return [...destinations];
	const asked = fold(text);
	const inRegion = destinations.filter(({ region }) => fold(region) === asked);
	if (inRegion.length > 0) return inRegion;
	const words = asked.split(' ');
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
