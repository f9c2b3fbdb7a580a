import * as z from 'zod/mini';

import type { BookingRequest, PriceConflict } from '#src/contract/bookings/booking.ts';
import { type CheckoutForm, passengerPart } from '#src/contract/bookings/passenger.ts';
import { rowId } from '#src/contract/catalog/catalog.ts';
import { dealTotal, highestTotal } from '#src/domain/bookings/trip-price.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { codeInLabel } from '#src/domain/flights/airports.ts';
import { cabinClasses, cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import { airportCodes } from '#src/domain/flights/cities.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';
import { headCount } from '#src/domain/flights/party.ts';
import { parseOfferId } from '#src/domain/flights/quote.ts';

import { personOf } from './person-of.ts';
import { date, travellers } from './trip-rules.ts';

/** A flight that the checkout is about to book. Prices are dollars. */
export type FlightTrip = {
	type: 'flight';
	/** An offer's id or a deal's row id. */
	itemId: string | number;
	origin: string;
	destination: string;
	departureDate: CalendarDate;
	returnDate: CalendarDate | null;
	airline: string;
	/** '7h 35m' */
	duration: string;
	/** 'Economy'; null of a deal until it was asked for, and of one that was entered without flights. */
	cabinClass: string | null;
	/** A poster of ours, or null. */
	image: string | null;
	travelers: number;
	/** Of the whole party, taxes included. */
	totalPrice: number;
	/** When it flies. None until the offer was computed again, and of deals that were entered without flights. */
	legs: FlightLeg[];
	/** Offers only: what the list shows of the price. null until the offer was computed again. */
	listed: ListedOffer | null;
	/** The last moment at which it can be sold, in ISO 8601; left out until it was asked for. */
	soldUntil?: string | undefined;
};

type ListedOffer = {
	/** Percent. */
	discount: number;
	/** Dollars of the whole party, without the discount. */
	fullTotal: number;
};

const mostFlightData = 8 * 1024;
const shortText = z.string().check(z.minLength(1), z.maxLength(80));
const price = z.number().check(z.positive(), z.maximum(highestTotal));
const flightFacts = {
	origin: shortText,
	destination: shortText,
	departureDate: date,
	airline: shortText,
	duration: shortText,
	price,
	image: z.catch(z.nullable(z.string().check(z.regex(/^\/posters\/[a-z0-9-]+\.webp$/))), null),
};

const offerFacts = z.object({
	...flightFacts,
	id: z.string(),
	returnDate: z.union([z.literal(''), date]),
	cabinClass: z.enum(cabinClasses.map(({ value }) => value)),
	travellers,
});

// The server books what the id says: nothing else may be shown.
const offerData = offerFacts.check(z.refine(agreesWithItsId));

const dealData = z.object({
	...flightFacts,
	// Its legs say it, which do not travel.
	duration: z._default(z.string().check(z.maxLength(80)), ''),
	id: rowId,
	returnDate: z.optional(z.nullable(date)),
	travelers: z._default(travellers, 1),
});

/**
 * Reads the `flightData` parameter: the JSON of an offer or of a deal (with `travelers`, 1 when left out).
 * It comes from an address that anybody may have written, so anything unexpected gives null.
 */
export function tripFromFlightData(text: string): FlightTrip | null {
	if (text.length > mostFlightData) return null;
	const json = parseJson(text);
	const offer = z.safeParse(offerData, json);
	if (offer.success) {
		const { id, price: totalPrice, travellers, returnDate, ...facts } = offer.data;
		return {
			...facts,
			type: 'flight',
			itemId: id,
			returnDate: returnDate || null,
			cabinClass: cabinClassLabel(facts.cabinClass),
			travelers: travellers,
			totalPrice,
			legs: [],
			listed: null,
		};
	}
	const deal = z.safeParse(dealData, json);
	if (!deal.success) return null;
	const { id, price: fare, returnDate = null, ...facts } = deal.data;
	return {
		...facts,
		type: 'flight',
		itemId: id,
		returnDate,
		cabinClass: null,
		totalPrice: dealTotal(fare, facts.travelers),
		legs: [],
		listed: null,
	};
}

/** What is sent to book the flight. */
export function flightRequest(
	trip: FlightTrip,
	form: CheckoutForm<'flight'>,
): Extract<BookingRequest, { type: 'flight' }> {
	const { itemId, origin, destination, departureDate, airline, totalPrice: price } = trip;
	const person = personOf(trip, form);
	const passenger = passengerPart('flight', { ...form, passengerName: person.name });
	const details = { origin, destination, departureDate, airline, price, ...passenger };
	return { type: 'flight', itemId, ...person, details };
}

/** The flight at the price that the server names: what is quoted anew has a new offer id. */
export function requotedFlight(
	trip: FlightTrip,
	{ itemId, totalPrice, flight }: PriceConflict['quote'],
): FlightTrip {
	return { ...trip, ...flight, itemId, totalPrice, listed: null };
}

function agreesWithItsId(offer: z.infer<typeof offerFacts>): boolean {
	const query = parseOfferId(offer.id)?.query;
	return (
		query !== undefined &&
		isOneOf(query.origin, offer.origin) &&
		isOneOf(query.destination, offer.destination) &&
		offer.departureDate === query.departureDate &&
		offer.returnDate === (query.returnDate ?? '') &&
		offer.cabinClass === query.cabinClass &&
		offer.travellers === headCount(query.passengers)
	);
}

// The offer of a search from a city names the airport that it leaves from.
function isOneOf(place: string, airport: string): boolean {
	return airportCodes(place).includes(codeInLabel(airport) ?? '');
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
