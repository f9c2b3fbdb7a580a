import { loadAirportsOf } from '#src/browser/airports.ts';
import { ApiError, call } from '#src/browser/api.ts';
import { getFlight } from '#src/contract/catalog/catalog.ts';
import { soldUntil } from '#src/domain/bookings/last-sale.ts';
import { lateRefusal } from '#src/domain/bookings/late-refusal.ts';
import { dealTotal } from '#src/domain/bookings/trip-price.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { airportLookup } from '#src/domain/flights/airports.ts';
import { cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import { dealClass, durationOf } from '#src/domain/flights/deal.ts';
import { fullPrice } from '#src/domain/flights/pricing.ts';
import { parseOfferId } from '#src/domain/flights/quote.ts';
import { offerToday } from '#src/domain/flights/simulator.ts';
import { site } from '#src/site.ts';

import type { FlightTrip } from './flight-trip.ts';

/** Milliseconds to wait for a deal: the visitor has been shown nothing yet. */
const patience = 5000;

/** How a chosen flight stands now: `late` where it leaves too soon to be sold, and what is said of that. */
export type FlightToday =
	| { state: 'gone' }
	| { state: 'late'; why: string }
	| { state: 'bookable'; trip: FlightTrip };

/**
 * The flight as it can be booked today, whatever the address said of it: an offer computed again by the code that
 * made it, a deal as the API has it.
 * @throws when the airports or the deal cannot be loaded
 */
export async function flightToday(trip: FlightTrip, now: Date): Promise<FlightToday> {
	const found =
		typeof trip.itemId === 'string'
			? await offeredToday(trip, trip.itemId, now)
			: await dealToday(trip, trip.itemId);
	if (!found) return { state: 'gone' };
	const isLate = found.soldUntil !== undefined && new Date(found.soldUntil) < now;
	return isLate
		? { state: 'late', why: lateRefusal({ type: 'flight' }, site, now) }
		: { state: 'bookable', trip: found };
}

async function offeredToday(trip: FlightTrip, id: string, now: Date): Promise<FlightTrip | null> {
	const query = parseOfferId(id)?.query;
	if (!query) return null;
	const airports = airportLookup(await loadAirportsOf([query.origin, query.destination]));
	const offer = offerToday(id, utcToday(now), { airports, airline: site.airline });
	if (!offer) return null;
	const { origin, destination, airline, duration, image, price, legs, discount } = offer;
	const facts = { itemId: offer.id, origin, destination, airline, duration, image, legs };
	const listed = { discount, fullTotal: fullPrice(offer) };
	const leaving = { type: 'flight', leavesAt: new Date(offer.leavesAt) } as const;
	const until = soldUntil(leaving, site).toISOString();
	return { ...trip, ...facts, totalPrice: price, listed, soldUntil: until };
}

async function dealToday(trip: FlightTrip, id: number): Promise<FlightTrip | null> {
	try {
		const signal = AbortSignal.timeout(patience);
		const deal = await call(getFlight, { params: { id }, signal });
		const { origin, destination, departureDate, returnDate, airline, legs, image } = deal;
		const duration = durationOf(legs);
		const facts = {
			origin,
			destination,
			departureDate,
			returnDate,
			airline,
			duration,
			legs,
			image,
		};
		const totalPrice = dealTotal(deal.price, trip.travelers);
		const cabinClass = legs.length > 0 ? cabinClassLabel(dealClass) : null;
		return { ...trip, ...facts, cabinClass, totalPrice, soldUntil: deal.soldUntil };
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) return null;
		throw error;
	}
}
