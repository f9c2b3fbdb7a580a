import { type Goal, toursTo } from '../destinations/destination.ts';
import { similarTours } from './similar-tours.ts';

/** How many tours are shown that are like one. */
const mostAlike = 3;

type LikedTour = {
	id: number;
	destination: string;
	places: readonly string[];
	duration: string;
	facts: { pace: number | null };
};

/**
 * The tours that the page of one leads on to, the most alike first.
 * @param tour one of them, or one that is not on sale yet
 */
export function moreLikeThis<Tour extends LikedTour>(
	tour: LikedTour,
	tours: readonly Tour[],
	destinations: readonly (Goal & { region: string })[],
): Tour[] {
	const compared = <Each extends LikedTour>(each: Each) => ({
		id: each.id,
		duration: each.duration,
		pace: each.facts.pace,
		region: tourRegion(each, destinations),
		tour: each,
	});
	const alike = similarTours(compared(tour), tours.map(compared), mostAlike);
	return alike.map((each) => each.tour);
}

/** The part of the world that a tour goes to: the region of the destination that it is a tour of; '' where there is none. */
export function tourRegion(
	tour: { destination: string; places: readonly string[] },
	destinations: readonly (Goal & { region: string })[],
): string {
	return destinations.find((each) => toursTo(each, [tour]).length > 0)?.region ?? '';
}
