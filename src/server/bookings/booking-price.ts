import {
	type BookingRequest,
	bookingMessages,
	type DeparturesConflict,
	type PriceConflict,
} from '#src/contract/bookings/booking.ts';
import { agesUnpromised, readAgeLimits } from '#src/domain/bookings/age-limits.ts';
import { canStillBeSold } from '#src/domain/bookings/last-sale.ts';
import { lateRefusal } from '#src/domain/bookings/late-refusal.ts';
import { roomOf } from '#src/domain/bookings/room.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { type CalendarDate, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { offerToday } from '#src/domain/flights/simulator.ts';
import { formatMoney } from '#src/domain/money.ts';
import { departuresOnSale } from '#src/domain/tours/departure-choice.ts';
import { site } from '#src/site.ts';

import { departuresWithSeats } from '../catalog/departures-of.ts';
import { earliestDeparture } from '../catalog/earliest-departure.ts';
import { selectFlight } from '../catalog/flights.ts';
import { keepTourVersion } from '../catalog/tour-versions.ts';
import { selectTour, selectTourToBook } from '../catalog/tours.ts';
import type { Database } from '../db/database.ts';
import type { Offering } from '../departures/offer-seats.ts';
import { takeSeats } from '../departures/take-seats.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import { readRowId } from '../http/route-path.ts';
import { type Price, pricedDeal, type PricedTrip, pricedOffer, pricedTour } from './priced-trip.ts';

/** What of a booking its price depends on, and the total that whoever asks was shown. */
export type PricedWish = Pick<BookingRequest, 'itemId' | 'travelers' | 'totalPrice'> &
	(
		| { type: 'flight' }
		| {
				type: 'tour';
				details: {
					departureDate: CalendarDate;
					seatKey?: string | undefined;
					agesPromised?: boolean | undefined;
					ownRoom?: boolean | undefined;
				};
		  }
	);
type TourWish = Extract<PricedWish, { type: 'tour' }>;

/**
 * Looks up what a booking is about and checks that it can still be sold, that a tour has seats for it, and that the
 * visitor was shown today's price.
 * @param transaction the one that stores the booking: until it ends the seats are kept
 * @throws HttpError 400 naming the field that cannot be booked, or a promise that is missing; 409 where it leaves too soon; 409 with a
 *   DeparturesConflict when too few seats are left, with a PriceConflict when the price differs
 */
export async function priceTrip(
	transaction: Database,
	booking: PricedWish,
	offering: Offering,
): Promise<PricedTrip> {
	const { leaving, ...trip } = await priceWish(transaction, booking, offering);
	const now = offering.now();
	refuseUnpromised(booking, trip.facts);
	if (canStillBeSold(leaving, now, site)) return trip;
	throw await tooLate(transaction, { leaving, itemId: booking.itemId }, now);
}

/** @throws HttpError 400 where a tour is not for every age and nobody promised that everyone has the right one */
function refuseUnpromised(wish: PricedWish, facts: PricedTrip['facts']): void {
	const limits = readAgeLimits(facts['ages']);
	if (limits === null || (wish.type === 'tour' && wish.details.agesPromised)) return;
	throw invalidField('details.agesPromised', agesUnpromised(limits));
}

/** As `priceTrip` for the desk, who may know that what leaves too soon can still be had. */
export async function priceTripAtDesk(
	transaction: Database,
	booking: PricedWish,
	offering: Offering,
): Promise<PricedTrip> {
	const { leaving: _, ...trip } = await priceWish(transaction, booking, offering);
	return trip;
}

/**
 * As `priceTripAtDesk`, whatever somebody was shown: for what was promised at a price of its own.
 * @returns the trip at today's price, and what it is called by now: a quote that is no longer honoured has another id
 */
export async function priceTripAnew(
	transaction: Database,
	booking: PricedWish,
	offering: Offering,
): Promise<PricedTrip & { itemId: string }> {
	const { leaving: _, quote, ...trip } = await priceOf(transaction, booking, offering);
	return { ...trip, itemId: String(quote.itemId) };
}

async function priceWish(
	transaction: Database,
	booking: PricedWish,
	offering: Offering,
): Promise<Omit<Price, 'quote'>> {
	const { quote, ...trip } = await priceOf(transaction, booking, offering);
	const isRightPrice = Math.abs(booking.totalPrice - trip.totalPrice) < 0.005;
	if (isRightPrice && String(quote.itemId) === String(booking.itemId)) return trip;
	throw priceChanged({ ...quote, totalPrice: trip.totalPrice });
}

/** The 409 to a trip that leaves too soon: of a tour with the departures that can be booked. */
async function tooLate(
	db: Database,
	{ leaving, itemId }: Pick<PricedWish, 'itemId'> & Pick<Price, 'leaving'>,
	now: Date,
): Promise<HttpError> {
	const message = lateRefusal(leaving, site, now);
	if (leaving.type === 'flight') return new HttpError(409, { message });
	const tour = await selectTour(db, Number(itemId));
	const departures = tour ? await departuresWithSeats(db, tour, now) : [];
	const conflict: DeparturesConflict = { message, departures: departuresOnSale(departures, now) };
	return new HttpError(409, conflict);
}

function priceOf(db: Database, booking: PricedWish, offering: Offering): Promise<Price> | Price {
	const now = offering.now();
	const rowId = readRowId(String(booking.itemId));
	if (booking.type === 'tour') return tourPrice(db, rowId, booking, offering);
	return rowId === null ? offerPrice(booking, now) : dealPrice(db, rowId, booking, now);
}

// A quote that is no longer honoured is quoted anew: the same flight at today's price.
function offerPrice({ itemId, travelers }: PricedWish, now: Date): Price {
	const sources = { airports, airline: site.airline };
	const offer = offerToday(String(itemId), utcToday(now), sources);
	if (!offer) throw tripGone();
	refusePassed(offer.departureDate, now);
	if (travelers !== offer.travellers) {
		throw invalidField('travelers', `This offer is for ${travellersLabel(offer.travellers)}.`);
	}
	return pricedOffer(offer);
}

async function dealPrice(
	db: Database,
	id: number,
	{ travelers }: PricedWish,
	now: Date,
): Promise<Price> {
	const deal = await selectFlight(db, id);
	if (!deal) throw tripGone();
	refusePassed(deal.departureDate, now);
	return pricedDeal(deal, travelers);
}

async function tourPrice(
	transaction: Database,
	id: number | null,
	{ travelers, details }: TourWish,
	offering: Offering,
): Promise<Price> {
	const found = id === null ? null : await selectTourToBook(transaction, id);
	if (!found) throw tripGone();
	const { tour, version } = found;
	const { departureDate, seatKey, ownRoom } = details;
	refusePassed(departureDate, offering.now());
	const wanted = { date: departureDate, travellers: travelers, seatKey };
	const departure = await takeSeats(transaction, tour, wanted, offering);
	await keepTourVersion(transaction, found, offering.now());
	const room = roomOf(tour.facts, travelers, ownRoom);
	return { ...pricedTour(tour, departure, travelers, room), tourVersion: version };
}

/** @throws HttpError 400 at the date, where it is past everywhere */
export function refusePassed(departureDate: CalendarDate, now: Date): void {
	if (departureDate < earliestDeparture(now)) {
		throw invalidField('details.departureDate', bookingMessages.departurePassed);
	}
}

function tripGone(): HttpError {
	return invalidField('itemId', bookingMessages.tripGone);
}

/** The 409 to a total that is not today's. */
export function priceChanged(quote: PriceConflict['quote']): HttpError {
	const conflict: PriceConflict = {
		message: `The price of this trip is now ${formatMoney(quote.totalPrice)}. Please check it and book again.`,
		quote,
	};
	return new HttpError(409, conflict);
}
