import { atom } from 'nanostores';

import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import {
	departureMonth,
	emptyTourFilter,
	isFiltering,
	type TourFilter,
	tourLength,
} from '#src/domain/tours/filter.ts';
import { parameters } from '#src/paths.ts';

/** How the list of tours is narrowed. */
type TourFilterState = {
	filter: TourFilter;
	/** A day that the address names and that no calendar has: left out, and said to be. */
	ignoredDates: string | null;
};

export const $tourFilter = atom<TourFilterState>({
	filter: emptyTourFilter,
	ignoredDates: null,
});

const longestText = 80;

/**
 * Takes the filter from an address.
 * @param search the address's query string
 * @param entered what the visitor filled in before the page's scripts ran: it wins, where it is not ''
 */
export function openTourFilter(search: string, entered: Partial<TourFilter> = {}): void {
	const query = new URLSearchParams(search);
	const dates = query.get(parameters.dates)?.trim() ?? '';
	const isDay = isCalendarDate(dates);
	const destination = (query.get(parameters.destination) ?? '').trim().slice(0, longestText);
	const filter = {
		destination: entered.destination || destination,
		duration: entered.duration || tourLength(query.get(parameters.duration) ?? ''),
		from: entered.from || (isDay ? dates : ''),
		month: entered.month || departureMonth(query.get(parameters.month) ?? ''),
	};
	$tourFilter.set({
		filter,
		ignoredDates: dates === '' || isDay ? null : dates.slice(0, longestText),
	});
}

/** Changes parts of the filter. */
export function changeTourFilter(change: Partial<TourFilter>): void {
	const { filter } = $tourFilter.get();
	$tourFilter.set({ filter: { ...filter, ...change }, ignoredDates: null });
}

/** The address of a list narrowed so; a part that is open is left out. */
export function tourFilterPath(path: string, filter: TourFilter): string {
	if (!isFiltering(filter)) return path;
	const parts = [
		[parameters.destination, filter.destination.trim()],
		[parameters.duration, filter.duration],
		[parameters.dates, filter.from],
		[parameters.month, filter.month],
	].filter(([, value]) => value !== '');
	return `${path}?${new URLSearchParams(parts)}`;
}
