import * as z from 'zod/mini';

import type { BookingRequest, PriceConflict } from '#src/contract/bookings/booking.ts';
import { type CheckoutForm, passengerPart } from '#src/contract/bookings/passenger.ts';
import { rowId, type TourDeparture } from '#src/contract/catalog/catalog.ts';
import { range } from '#src/contract/catalog/tour-facts.ts';
import type { AgeLimits } from '#src/domain/bookings/age-limits.ts';
import { isDraftFresh } from '#src/domain/bookings/draft-age.ts';
import { totalWithRoom } from '#src/domain/bookings/room-price.ts';
import { type Room, roomOf } from '#src/domain/bookings/room.ts';
import { highestTotal } from '#src/domain/bookings/trip-price.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import type { Decided } from '#src/domain/tours/decision.ts';

import { personOf } from './person-of.ts';
import { date, travellers } from './trip-rules.ts';

/** A tour that the checkout is about to book. Prices are dollars. */
export type TourTrip = {
	type: 'tour';
	itemId: number;
	name: string;
	destination: string;
	duration: string;
	departureDate: CalendarDate;
	/** The last day; left out where an older draft does not say it. */
	endDate?: CalendarDate | undefined;
	departureId?: number | undefined;
	/** The key of the waiting list's letter, for the seats that it holds. */
	seatKey?: string | undefined;
	/** Per person, before taxes. */
	pricePerPerson: number;
	travelers: number;
	/** Of the whole party, taxes included. */
	totalPrice: number;
	/** A poster of ours, the administrator's picture, or null. */
	image: string | null;
	/** The last moment at which it can be sold, in ISO 8601; left out until it was asked for. */
	soldUntil?: string | undefined;
	/** The ages that its travellers have to have; left out, and null, where it allows all. */
	ages?: AgeLimits | null | undefined;
	/** Whether its departure leaves; left out likewise. */
	decided?: Decided | undefined;
	/** What is said of its season (`TourDeparture`); left out likewise. */
	season?: string | undefined;
	/** Dollars before taxes for a room of one's own; left out likewise, and null where whoever wants one asks. */
	singleSupplement?: number | null | undefined;
	/** Whether whoever is left over, where two share a room, has one of their own. */
	ownRoom?: boolean | undefined;
};

// Our own page wrote it, from what the administrator entered: longer names than a link may carry, and free tours.
const tourText = z.string().check(z.maxLength(300));
const tourPrice = z.number().check(z.nonnegative(), z.maximum(highestTotal));

const tourDraft = z.object({
	type: z.literal('tour'),
	/** When it was chosen, in milliseconds. */
	savedAt: z.optional(z.number()),
	/** Of the tour, as its page shows it. */
	image: z.optional(z.string()),
	itemId: rowId,
	travelers: travellers,
	totalPrice: tourPrice,
	details: z.object({
		name: tourText,
		destination: tourText,
		duration: tourText,
		departureDate: date,
		price: tourPrice,
		/** The last day, and the departure's id: as its page shows it. */
		endDate: z.optional(date),
		departureId: z.optional(rowId),
		/** The key of the waiting list's letter, for the seats that it holds. */
		seatKey: z.optional(z.string().check(z.maxLength(100))),
		ages: z.optional(z.nullable(range)),
		ownRoom: z.optional(z.boolean()),
	}),
});

/** The tour booking draft that session storage keeps under `currentBooking`. */
export type TourDraft = z.infer<typeof tourDraft>;

/**
 * Reads a saved tour booking draft.
 * @throws when the draft has another shape
 */
export function parseTourDraft(json: unknown): TourDraft {
	return z.parse(tourDraft, json);
}

/** The tour of a draft; null once its hours are over. One that does not say when it was saved counts as new. */
export function tripFromDraft(draft: TourDraft, now: Date): TourTrip | null {
	const { type, itemId, travelers: count, totalPrice, details, image = null } = draft;
	if (!isDraftFresh(draft.savedAt, now)) return null;
	const { price: pricePerPerson, ...facts } = details;
	return { type, itemId, ...facts, pricePerPerson, travelers: count, totalPrice, image };
}

/** The draft of a tour, as `tripFromDraft` reads it. */
export function draftOf(trip: TourTrip, now: Date): TourDraft {
	const { type, itemId, travelers: count, totalPrice, image, pricePerPerson, ...others } = trip;
	const { soldUntil: _, decided: __, season: ___, singleSupplement: ____, ...facts } = others;
	return {
		type,
		itemId,
		travelers: count,
		totalPrice,
		details: { ...facts, price: pricePerPerson },
		savedAt: now.getTime(),
		...(image !== null && { image }),
	};
}

/** The tour on one of its departures, at its price; a key for seats is for one departure alone, and goes. */
export function onDeparture(
	trip: TourTrip,
	{
		id,
		date: departureDate,
		endDate,
		price,
		soldUntil,
		state,
		guaranteedFrom,
		season,
	}: TourDeparture,
): TourTrip {
	const { seatKey: _, ...others } = trip;
	return {
		...others,
		departureId: id,
		departureDate,
		endDate,
		soldUntil,
		decided: { state, guaranteedFrom },
		season,
		pricePerPerson: price,
		totalPrice: totalWithRoom(price, trip.travelers, roomOfTrip(trip)),
	};
}

/** The room of whoever is left over; null where nobody is, or nothing is known of it. */
export function roomOfTrip(trip: TourTrip): Room | null {
	return roomOf(trip, trip.travelers, trip.ownRoom);
}

/** The tour with the other choice of room, at its price. */
export function inRoom(trip: TourTrip, ownRoom: boolean): TourTrip {
	const { pricePerPerson, travelers: count } = trip;
	const chosen = { ...trip, ownRoom };
	return { ...chosen, totalPrice: totalWithRoom(pricePerPerson, count, roomOfTrip(chosen)) };
}

/** What is sent to book the tour. */
export function tourRequest(
	trip: TourTrip,
	form: CheckoutForm<'tour'>,
): Extract<BookingRequest, { type: 'tour' }> {
	const { itemId, name, destination, duration, departureDate, pricePerPerson: price } = trip;
	const { seatKey, ages, ownRoom } = trip;
	const person = personOf(trip, form);
	const passenger = passengerPart('tour', { ...form, passengerName: person.name });
	const key = seatKey === undefined ? {} : { seatKey };
	const promise = ages ? { agesPromised: form.agesPromised } : {};
	const room = ownRoom ? { ownRoom } : {};
	const trips = { name, destination, duration, departureDate, price };
	const details = { ...trips, ...key, ...promise, ...room, ...passenger };
	return { type: 'tour', itemId, ...person, details };
}

/** The tour at the price that the server names; it keeps its row. */
export function requotedTour(
	trip: TourTrip,
	{ totalPrice, tour }: PriceConflict['quote'],
): TourTrip {
	return { ...trip, ...tour, totalPrice };
}
