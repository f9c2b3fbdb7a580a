import type { Goal } from '../destinations/destination.ts';
import { similarTours } from './similar-tours.ts';
import { tourRegion } from './tour-region.ts';

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
