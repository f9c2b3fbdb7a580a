import { type PriceConflict } from '#src/contract/bookings/booking.ts';
import type { FlightDeal, Tour } from '#src/contract/catalog/catalog.ts';
import { type AgeLimits, ageLimits } from '#src/domain/bookings/age-limits.ts';
import type { HeldTrip } from '#src/domain/bookings/hold.ts';
import { type Leaving } from '#src/domain/bookings/last-sale.ts';
import { totalWithRoom } from '#src/domain/bookings/room-price.ts';
import { type Room } from '#src/domain/bookings/room.ts';
import { dealTotal } from '#src/domain/bookings/trip-price.ts';
import { type CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { dealClass, durationOf } from '#src/domain/flights/deal.ts';
import { conditionsInWords } from '#src/domain/flights/fare-conditions.ts';
import type { FlightLeg, FlightOffer } from '#src/domain/flights/offer.ts';
import { honouredUntil, parseOfferId, partyOfOffer } from '#src/domain/flights/quote.ts';
import type { Decided } from '#src/domain/tours/decision.ts';
import { departurePrice } from '#src/domain/tours/departure.ts';

import { dealLeaving, heldTrip, tourLeaving } from '../catalog/leaving.ts';

/** What is booked, from our own knowledge: nothing of it was believed because the browser said so. */
export type PricedTrip = {
	/** 'New York (JFK) to London (LHR)', or the tour's name. */
	title: string;
	departureDate: CalendarDate;
	/** Whose seats it takes; null of flights, which have none. */
	departureId: number | null;
	/** The version of the tour that is bought; null of flights. */
	tourVersion: number | null;
	/** Dollars of the whole party, taxes included. */
	totalPrice: number;
	/** What bounds its hold. */
	held: HeldTrip;
	/** The trip as it is kept with the booking, whatever becomes of the deal or tour. */
	facts: Record<string, string | number | null | FlightLeg[] | AgeLimits | Room>;
};

/** A trip with its price, and what its sale depends on. */
export type Price = PricedTrip & {
	leaving: Leaving;
	/** What has this price: an honoured quote's id, or the row's; with what a visitor must see again of the trip. */
	quote: Omit<PriceConflict['quote'], 'totalPrice'>;
};

/** An offer as the party books it that it was computed for. */
export function pricedOffer(offer: FlightOffer): Price {
	const { origin, destination, departureDate, returnDate, airline, price } = offer;
	const { cabinClass, duration, stops, legs } = offer;
	const leaving: Leaving = { type: 'flight', leavesAt: new Date(offer.leavesAt) };
	const quoteDay = parseOfferId(offer.id)?.quoteDay;
	return {
		leaving,
		held: heldTrip(leaving, quoteDay === undefined ? null : honouredUntil(quoteDay)),
		quote: { itemId: offer.id, flight: { airline, duration, legs } },
		title: `${origin} to ${destination}`,
		departureDate,
		departureId: null,
		tourVersion: null,
		totalPrice: price,
		facts: {
			origin,
			destination,
			departureDate,
			returnDate: returnDate || null,
			airline,
			cabinClass,
			conditions: conditionsInWords(legs, cabinClass),
			duration,
			stops,
			party: partyOfOffer(offer.id),
			legs,
			price,
		},
	};
}

/** A deal as so many travellers book it. */
export function pricedDeal(deal: FlightDeal, travellers: number): Price {
	const { id, origin, destination, departureDate, returnDate, airline, legs, price } = deal;
	const flown = { origin, destination, departureDate, returnDate, airline };
	const duration = durationOf(legs);
	const leaving = dealLeaving(deal);
	return {
		leaving,
		held: heldTrip(leaving, null),
		quote: { itemId: id, flight: { airline, duration, legs } },
		title: `${origin} to ${destination}`,
		departureDate,
		departureId: null,
		tourVersion: null,
		totalPrice: dealTotal(price, travellers),
		facts: { ...flown, duration, ...(legs.length > 0 && fareOfDeal(legs)), price },
	};
}

/** A deal is sold in the class that it is compared in. */
function fareOfDeal(legs: FlightLeg[]) {
	return { legs, cabinClass: dealClass, conditions: conditionsInWords(legs, dealClass) };
}

/** A departure of a tour as so many travellers book it, or as it was booked: a room stays what it was. */
export function pricedTour(
	tour: Tour,
	departure: Decided & { id: number; date: CalendarDate; price: number | null },
	travellers: number,
	room: Room | null,
): Omit<Price, 'tourVersion'> {
	const price = departurePrice(departure, tour);
	const { name, destination, duration } = tour;
	const { date: departureDate } = departure;
	const leaving = tourLeaving(tour, departure);
	const { singleSupplement } = tour.facts;
	const ages = ageLimits(tour.facts.ages);
	return {
		leaving,
		held: heldTrip(leaving, null),
		quote: { itemId: tour.id, tour: { pricePerPerson: price, singleSupplement } },
		title: name,
		departureDate,
		departureId: departure.id,
		totalPrice: totalWithRoom(price, travellers, room),
		facts: {
			name,
			destination,
			duration,
			departureDate,
			price,
			...(ages && { ages }),
			...(room && { room }),
		},
	};
}
