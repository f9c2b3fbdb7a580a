import { call } from '#src/browser/api.ts';
import { getTour, listFlights, listTours } from '#src/contract/catalog/catalog.ts';
import { type CalendarDate, localToday } from '#src/domain/calendar/calendar-date.ts';
import { offeredTrips } from '#src/domain/desk/offered-trips.ts';

import type { FlightSearch } from '../../flights/search-fields.ts';

type Signal = { signal: AbortSignal };

/** All departures and deals that can be booked, as the site shows them. */
export const offeredTripsQuery = {
	queryKey: ['new booking', 'trips'],
	async queryFn({ signal }: Signal) {
		const [tours, deals] = await Promise.all([
			call(listTours, { signal }),
			call(listFlights, { signal }),
		]);
		return offeredTrips({ tours, deals }, localToday(new Date()));
	},
};

/** The seats of a tour's departures at this moment, by their days. */
export function seatsQuery(tourId: number) {
	return {
		queryKey: ['new booking', 'seats', tourId],
		async queryFn({ signal }: Signal) {
			const { departures } = await call(getTour, { params: { id: tourId }, signal });
			return new Map(departures.map(({ date, seatsLeft }) => [date, seatsLeft]));
		},
	};
}

/**
 * The eight offers of a search by the engine of the site, or what is wrong with it.
 * @param quoteDay today in UTC
 */
export function offersQuery(search: FlightSearch, quoteDay: CalendarDate) {
	return {
		queryKey: ['new booking', 'offers', search, quoteDay],
		async queryFn() {
			const { findOffers } = await import('../../flights/offers.ts');
			return findOffers(search, quoteDay, new URLSearchParams());
		},
	};
}
