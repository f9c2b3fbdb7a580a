import * as z from 'zod/mini';

import { rowId } from '#src/contract/catalog/catalog.ts';
import { headCount, mostTravellers } from '#src/domain/bookings/travellers.ts';
import { dealTotal, highestTotal } from '#src/domain/bookings/trip-price.ts';
import { type CalendarDate, isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { codeInLabel } from '#src/domain/flights/airports.ts';
import { cabinClasses, cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import { parseOfferId } from '#src/domain/flights/quote.ts';

/** What the checkout is about to book, whichever way it was chosen. Prices are dollars. */
export type CheckoutTrip = FlightTrip | TourTrip;

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
	/** Offers only: a deal has no class of its own. */
	cabinClass: string | null;
	/** A poster of ours, or null. */
	image: string | null;
	travelers: number;
	/** Of the whole party, taxes included. */
	totalPrice: number;
};

export type TourTrip = {
	type: 'tour';
	itemId: number;
	name: string;
	destination: string;
	duration: string;
	departureDate: CalendarDate;
	/** Per person, before taxes. */
	pricePerPerson: number;
	travelers: number;
	/** Of the whole party, taxes included. */
	totalPrice: number;
};

const mostFlightData = 8 * 1024;
const shortText = z.string().check(z.minLength(1), z.maxLength(80));
const date = z.string().check(z.refine(isCalendarDate));
const price = z.number().check(z.positive(), z.maximum(highestTotal));
const travelers = z.int().check(z.minimum(1), z.maximum(mostTravellers));
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
	travellers: travelers,
});

// The server books what the id says: nothing else may be shown.
const offerData = offerFacts.check(z.refine(agreesWithItsId));

const dealData = z.object({
	...flightFacts,
	id: rowId,
	returnDate: z.optional(z.nullable(date)),
	travelers: z._default(travelers, 1),
});

// Our own page wrote it, from what the administrator entered: longer names than a link may carry, and free tours.
const tourText = z.string().check(z.maxLength(300));
const tourPrice = z.number().check(z.nonnegative(), z.maximum(highestTotal));

const tourDraft = z.object({
	type: z.literal('tour'),
	itemId: rowId,
	travelers,
	totalPrice: tourPrice,
	details: z.object({
		name: tourText,
		destination: tourText,
		duration: tourText,
		departureDate: date,
		price: tourPrice,
	}),
});

/** The tour booking draft that session storage keeps under `currentBooking`. */
export type TourDraft = z.infer<typeof tourDraft>;

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
	};
}

function agreesWithItsId(offer: z.infer<typeof offerFacts>): boolean {
	const query = parseOfferId(offer.id)?.query;
	return (
		query !== undefined &&
		codeInLabel(offer.origin) === query.origin &&
		codeInLabel(offer.destination) === query.destination &&
		offer.departureDate === query.departureDate &&
		offer.returnDate === (query.returnDate ?? '') &&
		offer.cabinClass === query.cabinClass &&
		offer.travellers === headCount(query.passengers)
	);
}

/**
 * Reads a saved tour booking draft.
 * @throws when the draft has another shape
 */
export function tripFromDraft(json: unknown): TourTrip {
	const { type, itemId, travelers: count, totalPrice, details } = z.parse(tourDraft, json);
	const { price: pricePerPerson, ...facts } = details;
	return { type, itemId, ...facts, pricePerPerson, travelers: count, totalPrice };
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
