import type { TourSummary } from '#src/domain/tours/summary.ts';

/** What the filter asks of a tour. */
export type TourFacts = Pick<TourSummary, 'name' | 'destination' | 'duration'>;

/** The attributes with which a list tells its filter what it asks. */
export function tourFacts({ name, destination, duration }: TourFacts) {
	return { 'data-name': name, 'data-destination': destination, 'data-duration': duration };
}

/** The facts again, from such an item. */
export function readTourFacts({ dataset }: HTMLElement): TourFacts {
	const { name = '', destination = '', duration = '' } = dataset;
	return { name, destination, duration };
}
