import { atom } from 'nanostores';

import { addDays, type CalendarDate, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { isSameAirport } from '#src/domain/flights/airports.ts';
import { type FormDates, tripOfDay, type TripEnd } from '#src/domain/flights/calendar-trips.ts';
import { filterParameters } from '#src/domain/flights/filters-address.ts';
import type { OfferFilters } from '#src/domain/flights/filters.ts';

import { priceTrips, tripKey } from './day-prices.ts';
import type { FlightSearch } from './search-fields.ts';

/** What the calendar of the search form says of its days. */
export type CalendarPrices =
	/** `why` says what is missing, in words for who looks at the days. */
	| { state: 'none'; why: string }
	| { state: 'loading' }
	/**
	 * The lowest totals in dollars; of days that were turned to just now they may still be missing, and a day on which
	 * nothing can be sold any more has none. `about` is what they
	 * are prices of: see `aboutView`.
	 */
	| { state: 'known'; about: string; prices: ReadonlyMap<CalendarDate, number> };

/** What the calendar shows: which date is chosen next, beside which others, from which days. */
export type CalendarView = {
	search: FlightSearch;
	/** Of the list on the page, which the next search keeps. */
	filters: OfferFilters;
	end: TripEnd;
	/** Only dates that can be searched for, '' for others. */
	dates: FormDates;
	days: CalendarDate[];
};

export const $calendarPrices = atom<CalendarPrices>({ state: 'loading' });

const reasons = {
	placesMissing: 'Choose both places to see prices.',
	placesSame: 'Choose two different places to see prices.',
	placesUnclear: 'Choose both places from their lists to see prices.',
	departureMissing: 'Choose the departure to see prices for the return.',
	failed: 'Prices are not available right now. Every day can be chosen all the same.',
};

/** What was asked last: what its prices are of, and of which trips. */
let asked = { about: '', trips: '' };
let asking = new AbortController();

/**
 * Looks up the lowest total of each day shown, and then of those that come next. The same view again is no new question:
 * it may be called whenever something has changed, and before the calendar opens. Never rejects.
 */
export async function askCalendarPrices(view: CalendarView, now: Date): Promise<void> {
	const { end, days } = view;
	const search = { ...view.search, filters: view.filters };
	const about = aboutView(view);
	const trips = tripsOf(view, days);
	const question = { about, trips: trips.map(tripKey).join() };
	if (question.about === asked.about && question.trips === asked.trips) return;
	asking.abort();
	asking = new AbortController();
	const { signal } = asking;
	const why = missing(view);
	if (why !== null) $calendarPrices.set({ state: 'none', why });
	// Of other days of the same trip, what is known stays in sight.
	else if (about !== asked.about) $calendarPrices.set({ state: 'loading' });
	asked = question;
	if (why !== null) return;
	const options = { quoteDay: utcToday(now), now, signal };
	try {
		const priced = await priceTrips(search, trips, options);
		if (signal.aborted) return;
		if (!priced) return $calendarPrices.set({ state: 'none', why: reasons.placesUnclear });
		const prices = priced.flatMap(({ departureDate, returnDate, price }) => {
			const day = end === 'departure' ? departureDate : (returnDate ?? departureDate);
			return price === null ? [] : [[day, price] as const];
		});
		$calendarPrices.set({ state: 'known', about, prices: new Map(prices) });
		await priceTrips(search, tripsOf(view, monthAfter(days)), options);
	} catch (error) {
		if (signal.aborted) return;
		console.error(error);
		$calendarPrices.set({ state: 'none', why: reasons.failed });
	}
}

/** What the prices of a view depend on beside its days, as text: the same for the same. */
export function aboutView({ search, filters, end, dates }: CalendarView): string {
	const { origin, destination, passengers, cabinClass } = search;
	const fixedDate = end === 'departure' ? dates.returnDate : dates.departureDate;
	const narrowed = new URLSearchParams(filterParameters(filters));
	return [origin, destination, passengers, cabinClass, end, fixedDate, narrowed].join('\n');
}

/** Nobody looks any more: what was asked is given up, and asked anew by the next calendar. */
export function forgetCalendarPrices(): void {
	asking.abort();
	asked = { about: '', trips: '' };
}

function missing({ search, end, dates }: CalendarView): string | null {
	const { origin, destination } = search;
	if ([origin, destination].some((place) => place.trim() === '')) return reasons.placesMissing;
	if (isSameAirport(search)) return reasons.placesSame;
	return end === 'return' && dates.departureDate === '' ? reasons.departureMissing : null;
}

function tripsOf({ end, dates }: CalendarView, days: CalendarDate[]) {
	return days.flatMap((day) => tripOfDay(day, end, dates) ?? []);
}

/** What is most likely looked at next, so that turning to it does not have to wait. */
function monthAfter(days: CalendarDate[]): CalendarDate[] {
	const last = days.at(-1);
	return last === undefined ? [] : Array.from({ length: 31 }, (_, day) => addDays(last, day + 1));
}
