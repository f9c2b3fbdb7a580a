import type { MouseEvent } from 'react';

import { daysBetween } from '#src/domain/calendar/calendar-date.ts';
import type { TripDates } from '#src/domain/flights/fare-calendar.ts';
import type { OfferFilters } from '#src/domain/flights/filters.ts';
import { $resultsView, resultsPath } from '#src/stores/flights/results-view.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

import { openAddress } from '../open-address.ts';

/** When a search goes. */
export function tripOf({ departureDate, returnDate }: FlightSearch): TripDates {
	return { departureDate, returnDate: returnDate || null };
}

/** The nights between departure and return; null for a one-way trip. */
export function nightsOf({ departureDate, returnDate }: TripDates): number | null {
	return returnDate === null ? null : daysBetween(departureDate, returnDate);
}

/** The address of the same search on other dates, looked at as the results are now but for what is changed. */
export function tripPath(
	search: FlightSearch,
	{ departureDate, returnDate }: TripDates,
	changed: Partial<OfferFilters> = {},
): string {
	const dates = { departureDate, returnDate: returnDate ?? '' };
	return resultsPath({ ...search, ...dates }, { ...$resultsView.get(), ...changed });
}

/** Shows the flights of an address of ours under the same page, which Back leads back from. */
export function openTrip(path: string): void {
	if (path !== location.pathname + location.search) history.pushState(null, '', path);
	// What a browser does for another address is a task by itself.
	setTimeout(() => void openAddress());
}

/** For links to dates: a plain press is answered here; a new tab or window is left to the browser. */
export function openHere(event: MouseEvent<HTMLAnchorElement>): void {
	const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
	if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
	event.preventDefault();
	openTrip(event.currentTarget.pathname + event.currentTarget.search);
}
