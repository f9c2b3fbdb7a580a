import { mostStars } from './tour.ts';

/** How many published reviews of a tour gave one star, two, … five. */
export type StarsGiven = readonly number[];

/** Of a tour that nobody has reviewed. */
export const noStarsGiven: StarsGiven = Array.from({ length: mostStars }, () => 0);

/** How many reviews those are. */
export function reviewsIn(starsGiven: StarsGiven): number {
	return starsGiven.reduce((all, count) => all + count, 0);
}

/**
 * The rating that reviews make of a tour: the mean of their stars, in tenths of a star. null before the first: the tour
 * has the one then that we gave it ourselves.
 */
export function ratingFrom(starsGiven: StarsGiven): { rating: number; reviewCount: number } | null {
	const reviewCount = reviewsIn(starsGiven);
	if (reviewCount === 0) return null;
	const stars = starsGiven.reduce((sum, count, index) => sum + count * (index + 1), 0);
	return { rating: Math.round((stars * 10) / reviewCount), reviewCount };
}

/** How many gave each number of stars, the most stars first, with the share of all in whole percent. */
export function starsBreakdown(
	starsGiven: StarsGiven,
): { stars: number; count: number; percent: number }[] {
	const all = Math.max(reviewsIn(starsGiven), 1);
	return starsGiven
		.map((count, index) => ({ stars: index + 1, count, percent: Math.round((count * 100) / all) }))
		.toReversed();
}
