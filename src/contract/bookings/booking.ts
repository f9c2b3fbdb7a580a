import * as z from 'zod/mini';

import { bookingTypes } from '#src/domain/bookings/booking.ts';
import { countableTravellers, partyUncountable } from '#src/domain/bookings/travellers.ts';
import { highestTotal } from '#src/domain/bookings/trip-price.ts';
import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';

import { departureWithSeats, largestRowId, rowId } from '../catalog/catalog.ts';
import { flightLegs } from '../flights/legs.ts';
import { flightSearchMessages } from '../flights/messages.ts';
import { attempted } from '../http/endpoint.ts';
import { noLetter } from '../http/no-letter.ts';
import { optionalText } from '../text.ts';
import { contactRules, fullName, passengerDetails } from './passenger.ts';

const calendarDate = z
	.string('Please select a departure date')
	.check(z.refine(isCalendarDate, 'Please enter a date that exists, as yyyy-MM-dd'));

const description = optionalText(300);
const price = z.optional(z.number('Price must be a number'));
const detailsMissing = 'Please give the details of the trip and the passenger.';

const bookingBase = {
	name: fullName('Name must be at least 2 characters.'),
	...contactRules,
	totalPrice: z
		.number('Total price must be a number')
		.check(
			z.nonnegative('Total price cannot be negative'),
			z.maximum(highestTotal, 'Total price is too large'),
		),
	travelers: z
		.int('Travelers must be a whole number')
		.check(
			z.minimum(1, 'At least 1 traveler is required.'),
			z.maximum(countableTravellers, partyUncountable),
		),
	/** Where the visitor's clocks are, as the browser says: letters tell moments on them, too. One that we do not know keeps nobody from booking. */
	zone: optionalText(60),
};

const nothingChosen = 'Please choose what to book.';
/** An offer's id, a deal's or a tour's row id; row ids also arrive as digits in a string. */
const itemId = z.union(
	[
		z.int(nothingChosen).check(z.positive(nothingChosen), z.maximum(largestRowId, nothingChosen)),
		z.string(nothingChosen).check(z.minLength(1, nothingChosen), z.maxLength(100, nothingChosen)),
	],
	nothingChosen,
);

/** What `POST /api/bookings` takes. Only ids, counts and the passenger are believed: the trip and its price are looked up. */
export type BookingRequest = z.infer<typeof bookingRequest>;
export const bookingRequest = z.discriminatedUnion(
	'type',
	[
		z.strictObject({
			...bookingBase,
			type: z.literal('flight'),
			itemId,
			details: z.strictObject(
				{
					...passengerDetails.flight.shape,
					origin: description,
					destination: description,
					departureDate: z.optional(calendarDate),
					airline: description,
					price,
				},
				detailsMissing,
			),
		}),
		z.strictObject({
			...bookingBase,
			type: z.literal('tour'),
			itemId,
			details: z.strictObject(
				{
					...passengerDetails.tour.shape,
					name: description,
					destination: description,
					duration: description,
					/** One of the tour's departures: unlike a flight's, nothing else says it. */
					departureDate: calendarDate,
					price,
					/** The key of the waiting list's letter, for the seats that it holds. */
					seatKey: optionalText(100),
					/** That everyone has the age that the tour asks for; needed where it asks for one. */
					agesPromised: z.optional(z.boolean('agesPromised must be true or false.')),
					/** That whoever is left over where two share a room has one of their own, at its price. */
					ownRoom: z.optional(z.boolean('ownRoom must be true or false.')),
				},
				detailsMissing,
			),
		}),
	],
	'Type must be flight or tour',
);

/** What a stored booking answers; a repeat of the same attempt answers the same. */
export type BookingReceipt = z.infer<typeof bookingReceipt>;
export const bookingReceipt = z.object({
	/** The reference the traveller quotes: 'BD' and seven letters or digits. */
	bookingId: z.string(),
	type: z.enum(bookingTypes),
	/** What was booked, for people: 'New York (JFK) to London (LHR)'. */
	title: z.string(),
	status: z.string(),
	travelers: z.int(),
	departureDate: z.string(),
	totalPrice: z.number(),
	/** When it flies, as it was stored. */
	legs: flightLegs,
	/** Until when seats and price are held; what was booked before there were holds has none. */
	heldUntil: z.optional(z.iso.datetime()),
	noLetter,
});

/** The 409 answer to a total that is not today's: what the checkout shows before asking again. */
export type PriceConflict = z.infer<typeof priceConflict>;
export const priceConflict = z.object({
	message: z.string(),
	quote: z.object({
		itemId: z.union([z.string(), rowId]),
		totalPrice: z.number(),
		/** Of a flight: another day's quote may be with another airline, at other times. */
		flight: z.optional(z.object({ airline: z.string(), duration: z.string(), legs: flightLegs })),
		/** Of a tour: what its total is made of, before taxes. */
		tour: z.optional(
			z.object({
				pricePerPerson: z.number(),
				singleSupplement: z.optional(z.nullable(z.number())),
			}),
		),
	}),
});

/** The 409 answer to a booking of a departure that has too few seats by now: those that the tour has. */
export type DeparturesConflict = z.infer<typeof departuresConflict>;
export const departuresConflict = z.object({
	message: z.string(),
	departures: z.array(departureWithSeats),
});

/** Why a well-formed booking is refused. */
export const bookingMessages = {
	departurePassed: flightSearchMessages.departurePassed,
	departureNotOffered: 'Please choose one of the departure dates of this tour.',
	departureClosed: 'This departure can no longer be booked. Please choose another date.',
	tripGone: 'This trip is no longer available.',
	attemptReused: 'This booking was already sent with other details. Please start again.',
	tooMany: 'Too many bookings from here. Please try again later or call us.',
} as const;

export const createBooking = attempted('/api/bookings', bookingRequest, bookingReceipt);
