import * as z from 'zod/mini';

import { mostSeatsOfDeparture } from '#src/domain/tours/departure.ts';

import { largestRowId, rowId, tour, tourDeparture } from '../catalog/catalog.ts';
import { range } from '../catalog/tour-facts.ts';
import { attempted, command } from '../http/endpoint.ts';
import { noLetter } from '../http/no-letter.ts';
import { inquiryForm } from './requests.ts';

/** The form that puts somebody on the waiting list of a departure. */
export type WaitingForm = z.infer<typeof waitingForm>;
export const waitingForm = z.strictObject({
	departureId: z
		.int('Please choose a departure.')
		.check(
			z.positive('Please choose a departure.'),
			z.maximum(largestRowId, 'Please choose a departure.'),
		),
	name: inquiryForm.shape.name,
	email: inquiryForm.shape.email,
	travellers: z
		.int('Please enter a whole number.')
		.check(
			z.minimum(1, 'At least 1 traveler is required.'),
			z.maximum(mostSeatsOfDeparture, `No departure has more than ${mostSeatsOfDeparture} seats.`),
		),
});

/** The same whether the address is new on the list or stands there already. */
export type WaitingReceipt = z.infer<typeof waitingReceipt>;
const waitingReceipt = z.object({ departureId: rowId, email: z.string(), noLetter });

const linkIncomplete = 'This link is not complete. Please use the whole link of our letter.';
/** What a letter's link carries, in its fragment: no log holds it. */
const keyRequest = z.strictObject({
	key: z.string(linkIncomplete).check(z.regex(/^[\w-]{43}$/, linkIncomplete)),
});

/** Seats that are held for whoever has the key of a letter. */
export type SeatOffer = z.infer<typeof seatOffer>;
const seatOffer = z.object({
	/** What of it is booked. */
	tour: z.extend(
		z.pick(tour, {
			id: true,
			name: true,
			destination: true,
			duration: true,
			image: true,
			price: true,
			discountPrice: true,
		}),
		/** Where it is not for every age. */
		{ ages: z.nullable(range) },
	),
	departure: tourDeparture,
	/** The seats that are held. */
	travellers: z.int(),
	until: z.iso.datetime(),
});

/** Why a well-formed request about the waiting list is refused. */
export const waitingMessages = {
	departureGone: 'This departure can no longer be booked. Please choose another one.',
	linkWrong: 'This link is not right. Please use the whole link of our letter.',
	seatsBooked: 'These seats are booked: the link was used already.',
	offerPassed:
		'The time for these seats has passed, and they went on. You can join the list again.',
	seatsReturned: 'You gave these seats back. You can join the list again.',
	otherDeparture: 'These seats are held on another departure of this tour.',
	left: 'You are off the waiting list.',
} as const;

export const joinWaitingList = attempted('/api/waiting-list', waitingForm, waitingReceipt);
export const readSeatOffer = command('POST', '/api/waiting-list/offer', keyRequest, seatOffer);
export const leaveWaitingList = command(
	'POST',
	'/api/waiting-list/leave',
	keyRequest,
	z.object({ message: z.string() }),
);
