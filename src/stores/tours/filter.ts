import { atom } from 'nanostores';

import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import {
	departureMonth,
	emptyTourFilter,
	isFiltering,
	type TourFilter,
	tourLength,
	tourPace,
	tourPrice,
} from '#src/domain/tours/filter.ts';
import { type TourOrder, tourOrder } from '#src/domain/tours/sort.ts';
import { parameters } from '#src/paths.ts';

/** How the list of tours is narrowed, and in which order it stands. */
export type TourFilterState = {
	filter: TourFilter;
	order: TourOrder;
	/** A day that the address names and that no calendar has: left out, and said to be. */
	ignoredDates: string | null;
};

export const $tourFilter = atom<TourFilterState>({
	filter: emptyTourFilter,
	order: '',
	ignoredDates: null,
});

const longestText = 80;

/**
 * Takes the filter from an address.
 * @param search the address's query string
 * @param entered what the visitor filled in before the page's scripts ran, and `enteredOrder` what was chosen then: it
 * wins, where it is not ''
 */
export function openTourFilter(
	search: string,
	entered: Partial<TourFilter> = {},
	enteredOrder: TourOrder = '',
): void {
	const asked = readTourFilter(new URLSearchParams(search));
	const chosen = Object.entries(entered).filter(([, value]) => value !== '');
	$tourFilter.set({
		...asked,
		filter: { ...asked.filter, ...Object.fromEntries(chosen) },
		order: enteredOrder || asked.order,
	});
}

/** The filter that an address holds; what it does not know of is left open. */
export function readTourFilter(query: URLSearchParams): TourFilterState {
	const asked = (name: keyof typeof parameters) => query.get(parameters[name])?.trim() ?? '';
	const dates = asked('dates');
	const isDay = isCalendarDate(dates);
	return {
		filter: {
			destination: asked('destination').slice(0, longestText),
			duration: tourLength(asked('duration')),
			price: tourPrice(asked('price')),
			pace: tourPace(asked('pace')),
			from: isDay ? dates : '',
			month: departureMonth(asked('month')),
		},
		order: tourOrder(asked('sort')),
		ignoredDates: dates === '' || isDay ? null : dates.slice(0, longestText),
	};
}

/** Changes parts of the filter, and the order where another is given. */
export function changeTourFilter(change: Partial<TourFilter>, order?: TourOrder): void {
	const before = $tourFilter.get();
	$tourFilter.set({
		filter: { ...before.filter, ...change },
		order: order ?? before.order,
		ignoredDates: null,
	});
}

/** The address of a list narrowed and sorted so; a part that is open is left out. */
export function tourFilterPath(path: string, filter: TourFilter, order: TourOrder = ''): string {
	if (!isFiltering(filter) && order === '') return path;
	const parts = [
		[parameters.destination, filter.destination.trim()],
		[parameters.duration, filter.duration],
		[parameters.dates, filter.from],
		[parameters.month, filter.month],
		[parameters.price, filter.price],
		[parameters.pace, filter.pace],
		[parameters.sort, order],
	].filter(([, value]) => value !== '');
	return `${path}?${new URLSearchParams(parts)}`;
}
