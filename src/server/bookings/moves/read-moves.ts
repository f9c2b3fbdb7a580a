import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { BookingMoves, OfferMove } from '#src/contract/desk/move.ts';
import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import { type FlightReading, normaliseBooking } from '#src/domain/bookings/record.ts';
import { type CalendarDate, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { movedPrice } from '#src/domain/desk/moved-price.ts';
import { searchOfBooked } from '#src/domain/desk/rebooked-flight.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { site } from '#src/site.ts';

import { earliestDeparture } from '../../catalog/earliest-departure.ts';
import { lastSaleOf } from '../../catalog/leaving.ts';
import { selectRow } from '../../changes/change-row.ts';
import { invalidField } from '../../http/http-error.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { bookingRows } from '../booking-rows.ts';
import { departureMoves } from './departure-moves.ts';
import { selectItemId } from './item-id.ts';

type Days = { departureDate?: CalendarDate | undefined; returnDate?: CalendarDate | undefined };

/**
 * Where a booking can be moved, and what it would cost there: the departures of its tour, or the offers that a search for
 * its route, class and party gives today.
 * @param days of a flight; those that it is booked for where they are left out, '' for no return
 * @throws HttpError 404; 400 at the day that cannot be flown on
 */
export async function readMoves(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	id: number,
	days: Days,
): Promise<BookingMoves> {
	const booking = await selectRow(db, bookingRows, id);
	const itemId = await selectItemId(db, id);
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (reading?.trip.type !== 'flight') {
		return { type: 'tour', departures: await departureMoves(db, booking, itemId, now()) };
	}
	return flightMoves(booking, { ...reading, trip: reading.trip, itemId }, days, now());
}

function flightMoves(
	booking: BookingRecord,
	booked: { itemId: string; travellers: number; trip: FlightReading },
	days: Days,
	now: Date,
): BookingMoves {
	const departureDate = days.departureDate ?? booking.departureDate;
	const returnDate = (days.returnDate ?? booked.trip.returnDate) || null;
	if (departureDate < earliestDeparture(now) && days.departureDate !== undefined) {
		throw invalidField('departureDate', flightSearchMessages.departurePassed);
	}
	if (returnDate !== null && returnDate < departureDate) {
		throw invalidField('returnDate', flightSearchMessages.returnBeforeDeparture);
	}
	const query = searchOfBooked(booked, { departureDate, returnDate });
	const isPast = departureDate < earliestDeparture(now);
	const found =
		query && !isPast
			? offersFor({ query, quoteDay: utcToday(now), airports, airline: site.airline })
			: [];
	const offers = found.map((offer): OfferMove => {
		const { id, airline, duration, legs, price: quoted } = offer;
		const { totalPrice: total } = movedPrice(booking, quoted);
		const flown = { departureDate: offer.departureDate, returnDate: offer.returnDate };
		const soldUntil = lastSaleOf({ type: 'flight', leavesAt: new Date(offer.leavesAt) });
		return { id, airline, duration, legs, ...flown, soldUntil, quoted, total };
	});
	return { type: 'flight', departureDate, returnDate, offers };
}
