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

/** A destination as tours are matched with it: its name, and the slug of its place where it has one. */
export type Goal = { name: string; place: string | null };

/**
 * The tours that go to a destination, in their order. Where both name places, those that name its own. Elsewhere those
 * whose own destination contains the first comma-separated part of its name (case, accents and punctuation do not count)
 * and names no other country after it: 'Paris, Texas' is not 'Paris, France', while 'Paris' and 'London and Paris' may be.
 */
export function toursTo<Tour extends { destination: string; places: readonly string[] }>(
	goal: Goal,
	tours: readonly Tour[],
): Tour[] {
	const { place: name, within } = nameParts(goal.name);
	const [place, country] = [fold(name), fold(within)];
	return tours.filter(({ destination, places }) => {
		if (goal.place !== null && places.length > 0) return places.includes(goal.place);
		return place !== '' && namesPlace(destination, place, country);
	});
}

/** Whether a text names the (folded) place, and no other country after it. */
function namesPlace(text: string, place: string, country: string): boolean {
	const parts = text.split(',').map(fold);
	if (!fold(text).includes(place)) return false;
	const last = parts.findLastIndex((part) => part.includes(place));
	const named = last === -1 ? '' : parts.slice(last + 1).join(' ');
	return named.trim() === '' || named.includes(country) || country.includes(named.trim());
}
