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
type TourFilterState = {
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
	const query = new URLSearchParams(search);
	const asked = (name: keyof typeof parameters) => query.get(parameters[name])?.trim() ?? '';
	const dates = asked('dates');
	const isDay = isCalendarDate(dates);
	const filter = {
		destination: entered.destination || asked('destination').slice(0, longestText),
		duration: entered.duration || tourLength(asked('duration')),
		price: entered.price || tourPrice(asked('price')),
		pace: entered.pace || tourPace(asked('pace')),
		from: entered.from || (isDay ? dates : ''),
		month: entered.month || departureMonth(asked('month')),
	};
	$tourFilter.set({
		filter,
		order: enteredOrder || tourOrder(asked('sort')),
		ignoredDates: dates === '' || isDay ? null : dates.slice(0, longestText),
	});
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
