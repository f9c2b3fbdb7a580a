import type { BookingRequest } from '#src/contract/bookings/booking.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import type { FlightOffer, FlightQuery } from '#src/domain/flights/offer.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import type { flights, tours } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

type FlightBooking = Extract<BookingRequest, { type: 'flight' }>;
type TourBooking = Extract<BookingRequest, { type: 'tour' }>;

/** A search that has offers at the tests' moment. */
const query: FlightQuery = {
	origin: 'JFK',
	destination: 'LHR',
	departureDate: '2026-12-10',
	returnDate: '2026-12-20',
	cabinClass: 'economy',
	passengers: '2-adults',
};

/** One of the eight offers of the search, as the browser computes it on that day. */
export function offerOf(
	quoteDay: string,
	index = 3,
	changes: Partial<FlightQuery> = {},
): FlightOffer {
	const search = { query: { ...query, ...changes }, quoteDay };
	const offer = offersFor({ ...search, airports, airline: site.airline })[index];
	if (!offer) throw new Error(`A search has no offer ${index}.`);
	return offer;
}

/** A flight that has not left at the tests' moment, and leaves before the desk opens and three hours have passed. */
export function lateOffer(): FlightOffer {
	const day = '2026-11-21';
	const late = Array.from({ length: 8 }, (_, index) =>
		offerOf(day, index, { departureDate: day, returnDate: null }),
	).find(({ leavesAt }) => leavesAt > `${day}T12:00` && leavesAt < `${day}T18:00`);
	if (!late) throw new Error('No flight of the day leaves so.');
	return late;
}

export const passenger = {
	passengerName: 'Ada Lovelace',
	address: '12 St James Square',
	city: 'London',
	country: 'United Kingdom',
	zipCode: 'SW1Y 4LB',
};

const person = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+44 20 7946 0958' };

/** What the checkout sends for an offer. */
export function offerBooking(offer: FlightOffer): FlightBooking {
	const { origin, destination, departureDate, airline, price } = offer;
	return {
		type: 'flight',
		itemId: offer.id,
		...person,
		travelers: offer.travellers,
		totalPrice: price,
		details: { ...passenger, origin, destination, departureDate, airline, price },
	};
}

/** What the checkout sends for a deal. */
export function dealBooking(
	itemId: number | string,
	travelers: number,
	totalPrice: number,
): FlightBooking {
	return { type: 'flight', itemId, ...person, travelers, totalPrice, details: passenger };
}

/** What the checkout sends for a tour. */
export function tourBooking(
	itemId: number | string,
	travelers: number,
	totalPrice: number,
): TourBooking {
	const details = { ...passenger, departureDate: '2027-05-15' };
	return { type: 'tour', itemId, ...person, travelers, totalPrice, details };
}

type NewFlight = typeof flights.$inferInsert;

/** A deal to insert. */
export function dealRow(changes: Partial<NewFlight> = {}): NewFlight {
	return {
		origin: 'New York (JFK)',
		destination: 'London (LHR)',
		departureDate: '2026-12-10',
		returnDate: '2026-12-17',
		price: 449.5,
		airline: 'Bright Airways',
		image: '/posters/london-800.webp',
		featured: true,
		description: 'A week in London.',
		...changes,
	};
}

type NewTour = typeof tours.$inferInsert;

/** A tour to insert. */
export function tourRow(changes: Partial<NewTour> = {}): NewTour {
	return {
		name: 'Island Light',
		destination: 'Santorini, Greece',
		description: 'Seven days of white villages.',
		price: 1899,
		discountPrice: 1699.99,
		duration: '7 days',
		image: '/posters/santorini-800.webp',
		...changes,
	};
}
