import { tourDays } from './filter.ts';

/** What tours are compared by. */
export type ComparedTour = {
	id: number;
	/** The part of the world that it goes to: 'Asia'; '' where it is not known. */
	region: string;
	/** '7 days' */
	duration: string;
	/** 1 to 5; null where it is not known. */
	pace: number | null;
};

/** How far apart tours count, in days of length, that go to two regions, and for each step of pace. */
const weights = { region: 4, pace: 1.5 } as const;
/** What stands for a difference that is not known: neither like nor unlike. */
const unknownDays = 3;
const unknownSteps = 1;

/**
 * The tours that are most like one, the most alike first: of the same region, about as long and as hard on the feet. Of
 * two that are as like the older entry comes first.
 * @param most how many at most
 */
export function similarTours<Tour extends ComparedTour>(
	tour: ComparedTour,
	others: readonly Tour[],
	most: number,
): Tour[] {
	const ranked = others
		.filter(({ id }) => id !== tour.id)
		.map((other) => ({ other, apart: difference(tour, other) }));
	return ranked
		.toSorted((one, two) => one.apart - two.apart || one.other.id - two.other.id)
		.slice(0, most)
		.map(({ other }) => other);
}

function difference(one: ComparedTour, other: ComparedTour): number {
	const isSameRegion = one.region !== '' && one.region === other.region;
	const days = between(tourDays(one.duration), tourDays(other.duration)) ?? unknownDays;
	const steps = between(one.pace, other.pace) ?? unknownSteps;
	return (isSameRegion ? 0 : weights.region) + days + steps * weights.pace;
}

function between(one: number | null, other: number | null): number | null {
	return one === null || other === null ? null : Math.abs(one - other);
}
