import type { FilteredTour } from '#src/domain/tours/filter.ts';

/** The attributes with which a list tells its filter what it asks. */
export function tourFacts({ name, destination, duration, departures }: FilteredTour) {
	return {
		'data-name': name,
		'data-destination': destination,
		'data-duration': duration,
		'data-departures': departures.map(({ date }) => date).join(' '),
	};
}

/** The facts again, from such an item. */
export function readTourFacts({ dataset }: HTMLElement): FilteredTour {
	const { name = '', destination = '', duration = '', departures = '' } = dataset;
	const days = departures.split(' ').filter(Boolean);
	return { name, destination, duration, departures: days.map((date) => ({ date })) };
}
