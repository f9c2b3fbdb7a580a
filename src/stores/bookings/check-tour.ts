import { ApiError, call } from '#src/browser/api.ts';
import { type DepartureWithSeats, getTour } from '#src/contract/catalog/catalog.ts';
import { ageLimits } from '#src/domain/bookings/age-limits.ts';
import { lateRefusal } from '#src/domain/bookings/late-refusal.ts';
import { isUndecided } from '#src/domain/tours/decision.ts';
import { departuresOnSale, fits } from '#src/domain/tours/departure-choice.ts';
import { site } from '#src/site.ts';

import { onDeparture, type TourTrip } from './tour-trip.ts';

/** Milliseconds to wait for a tour: the visitor has been shown nothing yet. */
const patience = 5000;

/**
 * How a chosen tour stands now: `full` where too few seats are left for the party, `closed` where its departure is gone,
 * `late` where that is too near, and what is said of that.
 */
export type TourToday =
	| { state: 'gone' }
	| { state: 'late'; why: string }
	| { state: 'closed' | 'full'; departures: DepartureWithSeats[] }
	| { state: 'bookable'; trip: TourTrip };

/**
 * The tour as it can be booked now, at the price of its departure.
 * @throws when the tour cannot be loaded
 */
export async function tourToday(trip: TourTrip, now: Date): Promise<TourToday> {
	const tour = await findTour(trip.itemId);
	if (!tour) return { state: 'gone' };
	const departures = departuresOnSale(tour.departures, now);
	const departure = departures.find(({ date }) => date === trip.departureDate);
	if (!departure) {
		const late = tour.departures.find(({ date }) => date === trip.departureDate);
		if (!late) return { state: 'closed', departures };
		const leaving = { type: 'tour', isUndecided: isUndecided(late) } as const;
		return { state: 'late', why: lateRefusal(leaving, site, now) };
	}
	// The seats of the waiting list's letter are kept for whoever has its key.
	const hasSeats = trip.seatKey !== undefined || fits(departure, trip.travelers);
	if (!hasSeats) return { state: 'full', departures };
	const ages = ageLimits(tour.facts.ages);
	const { singleSupplement } = tour.facts;
	const found = { ...onDeparture({ ...trip, singleSupplement }, departure), ages };
	return { state: 'bookable', trip: { ...found, seatKey: trip.seatKey } };
}

async function findTour(id: number) {
	try {
		return await call(getTour, { params: { id }, signal: AbortSignal.timeout(patience) });
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) return null;
		throw error;
	}
}
