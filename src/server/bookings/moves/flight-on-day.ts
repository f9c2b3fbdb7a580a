import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import {
	addDays,
	type CalendarDate,
	daysBetween,
	utcToday,
} from '#src/domain/calendar/calendar-date.ts';
import { searchOfBooked } from '#src/domain/desk/rebooked-flight.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import { sameFlightOn } from '#src/domain/flights/same-flight.ts';
import { site } from '#src/site.ts';

/**
 * The offer that the flights of a booking are if they leave on another day, and return as many days later as they do, at
 * today's price; null where they do not leave then.
 */
export function flightOnDay(
	booking: BookingRecord,
	itemId: string,
	{ date, now }: { date: CalendarDate; now: Date },
): FlightOffer | null {
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (reading?.trip.type !== 'flight') return null;
	const { trip } = reading;
	const days = daysBetween(booking.departureDate, date);
	const returnDate = trip.returnDate === '' ? null : addDays(trip.returnDate, days);
	const flown = { departureDate: date, returnDate };
	const query = searchOfBooked({ ...reading, itemId, trip }, flown);
	const numbers = trip.legs.map(({ number }) => number);
	const sources = { airports, airline: site.airline, quoteDay: utcToday(now) };
	return query && sameFlightOn(query, numbers, sources);
}
