import * as z from 'zod/mini';

import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { departureStates } from '#src/domain/tours/departure.ts';

import { largestRowId, rowId } from '../catalog/catalog.ts';
import { flightLegs } from '../flights/legs.ts';
import { flightSearchMessages } from '../flights/messages.ts';
import { attempted, forDesk, query } from '../http/endpoint.ts';
import { agreedTotal, raiseAgreed } from './change-price.ts';
import { operationBasics, operationReply } from './operation.ts';

/** What a booking would cost elsewhere, in dollars: by the rules, and with what the desk agreed on. */
const prices = { quoted: z.number(), total: z.number() };

/** The last moment at which the site sells it: the desk is warned of what is later. */
const soldUntil = z.iso.datetime();

/** A departure of its tour that a booking can be moved to. */
export type DepartureMove = z.infer<typeof departureMove>;
const departureMove = z.object({
	id: rowId,
	/** yyyy-MM-dd */
	date: z.string(),
	endDate: z.string(),
	state: z.enum(departureStates),
	guaranteedFrom: z.int(),
	seatsLeft: z.int(),
	soldUntil,
	season: z.string(),
	...prices,
});

/** An offer of the same route, class and party that a booking can be moved to. */
export type OfferMove = z.infer<typeof offerMove>;
const offerMove = z.object({
	id: z.string(),
	airline: z.string(),
	departureDate: z.string(),
	/** '' one way. */
	returnDate: z.string(),
	duration: z.string(),
	legs: flightLegs,
	soldUntil,
	...prices,
});

/** Where a booking can be moved: the departures of its tour, or the offers of the days that were asked for. */
export type BookingMoves = z.infer<typeof bookingMoves>;
const bookingMoves = z.discriminatedUnion('type', [
	z.object({ type: z.literal('tour'), departures: z.array(departureMove) }),
	z.object({
		type: z.literal('flight'),
		departureDate: z.string(),
		/** null one way. */
		returnDate: z.nullable(z.string()),
		/** None where the route is not known to our engine. */
		offers: z.array(offerMove),
	}),
]);

const day = z.string().check(z.refine(isCalendarDate, flightSearchMessages.dateUnreal));

/** The query parameters: the days of a flight. Left out, those that it is booked for; `returnDate` '' is one way. */
export const movesQuery = z.object({
	departureDate: z.optional(day),
	returnDate: z.optional(z.union([z.literal(''), day], flightSearchMessages.dateUnreal)),
});

export const readMoves = forDesk(query('GET', '/api/desk/bookings/:id/moves', bookingMoves));

const notChosen = 'Please choose a departure of its tour, or a flight.';

/**
 * Moves a booking to what was chosen at the total that was shown. 400 at `departureId` or `offer` where that cannot be
 * booked, at `isAgreed` for more than was confirmed; 409 with the tour's departures where it has too few seats, 409 where it costs another total by now.
 */
export const moveBooking = forDesk(
	attempted(
		'/api/desk/bookings/:id/move',
		z
			.strictObject({
				...operationBasics,
				/** Of its tour. */
				departureId: z.optional(
					z.int(notChosen).check(z.positive(notChosen), z.maximum(largestRowId, notChosen)),
				),
				/** The id of an offer. */
				offer: z.optional(z.string(notChosen).check(z.maxLength(100, notChosen))),
				/** Dollars, as it was shown. */
				total: agreedTotal,
				isAgreed: raiseAgreed,
			})
			.check(
				z.refine(
					({ departureId, offer }) => (departureId === undefined) !== (offer === undefined),
					notChosen,
				),
			),
		operationReply,
	),
);

export const moveMessages = {
	notOfTour: 'Please choose a departure of the tour that is booked.',
	tourGone: 'This tour is no longer offered: a booking of it cannot be moved.',
	noDeparture: 'Please choose a departure.',
	noFlight: 'Please choose a flight.',
	offerGone: 'This flight is no longer offered. Please search again.',
	otherParty: 'This flight is for another party or route. Please search again.',
	same: 'That is what is booked already.',
	/** 409 */
	cancelled: 'This booking is cancelled. Re-open it first.',
	/** 409 */
	priceChanged: 'The price has changed since you saw it. Nothing was moved: please look again.',
} as const;
