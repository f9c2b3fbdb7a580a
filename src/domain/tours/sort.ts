import type { CalendarDate } from '../calendar/calendar-date.ts';
import {
	type FilteredTour,
	leastPrice,
	type LeavingFilter,
	nextDeparture,
	tourDays,
} from './filter.ts';

/** In which order a list of tours may stand; '' is its own. */
export const tourOrders = [
	{ value: '', label: 'Recommended' },
	{ value: 'soonest', label: 'Soonest departure' },
	{ value: 'price', label: 'Lowest price' },
	{ value: 'length', label: 'Shortest' },
	{ value: 'rating', label: 'Best rated' },
] as const;

export type TourOrder = (typeof tourOrders)[number]['value'];

/** What a tour is sorted by. */
export type SortedTour = Pick<FilteredTour, 'duration' | 'departures' | 'price'> & {
	/** Tenths of a star. */
	rating: number;
	reviewCount: number;
};

/** The order an address names; '' for any text that is none. */
export function tourOrder(text: string): TourOrder {
	return tourOrders.find(({ value }) => value === text.trim())?.value ?? '';
}

/**
 * Tours in an order; what is alike stays in its own. Those that do not say what they are sorted by come last.
 * @param leaving the departures that are asked for: the soonest and the cheapest of them counts
 */
export function sortTours<Tour extends SortedTour>(
	tours: readonly Tour[],
	order: TourOrder,
	leaving: LeavingFilter,
	today: CalendarDate,
): Tour[] {
	const last = '9999';
	const soonest = (tour: Tour) => nextDeparture(tour, leaving, today) ?? last;
	const days = (tour: Tour) => tourDays(tour.duration) ?? Infinity;
	const comparisons: Record<TourOrder, (one: Tour, other: Tour) => number> = {
		'': () => 0,
		soonest: (one, other) => soonest(one).localeCompare(soonest(other)),
		price: (one, other) => leastPrice(one, leaving, today) - leastPrice(other, leaving, today),
		length: (one, other) => (days(one) === days(other) ? 0 : days(one) - days(other)),
		rating: (one, other) => other.rating - one.rating || other.reviewCount - one.reviewCount,
	};
	return tours.toSorted(comparisons[order]);
}
