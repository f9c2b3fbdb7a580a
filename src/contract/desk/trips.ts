import * as z from 'zod/mini';

import { seatKinds } from '#src/domain/trips/trip-seats.ts';

import { bookingRecord } from '../bookings/booking-record.ts';
import { largestRowId, rowId } from '../catalog/catalog.ts';
import { attempted, command, forDesk, query } from '../http/endpoint.ts';
import { messageText } from '../trips/message-text.ts';
import { priceAsked } from '../trips/price.ts';
import { traveller } from '../trips/trip.ts';
import { agreedTotal } from './change-price.ts';
import { seenVersion } from './conflict.ts';
import { message } from './message.ts';
import { refundByPolicy } from './refund.ts';
import { knownVariables, messageForm } from './reply-text.ts';

/** A trip as the dialog of its booking shows it, beside the booking itself. */
export type BookingTrip = z.infer<typeof bookingTrip>;
export const bookingTrip = z.object({
	/** Those that are known, by their seats. */
	travellers: z.array(traveller),
	/** All that was written about it, the oldest first. */
	messages: z.array(message),
	/** The date to which the traveller asked to be moved, and the total that they saw; null where none is asked for. */
	wish: z.nullable(
		z.object({
			to: z.union([z.object({ departureId: rowId }), z.object({ offer: z.string() })]),
			date: z.string(),
			total: z.number(),
		}),
	),
	/** Who is to join or leave, and what that adds or takes off as they saw it; null where nobody is asked for. */
	partyWish: z.nullable(
		z.union([
			z.object({ does: z.literal('add'), kind: z.enum(seatKinds), amount: z.number() }),
			z.object({ does: z.literal('take off'), seat: z.int(), amount: z.number() }),
		]),
	),
	/** The higher total that they are asked to agree to; null where none waits for their answer. */
	priceAsked: z.nullable(priceAsked),
	/** The traveller's request to cancel that waits for the desk; null where none does. */
	request: z.nullable(
		z.object({
			/** Its message. */
			id: rowId,
			/** What the policy paid back at the moment of asking: what accepting it promises where nothing else is said. */
			refund: refundByPolicy,
		}),
	),
});

/** Why a request is declined, with variables to fill in: the traveller reads it. */
const declineReason = messageText.check(knownVariables);

const requestUnnamed = 'Please name a request to cancel.';

/** The request to cancel that was seen: one that was asked anew meanwhile is another. */
export const seenRequest = z
	.int(requestUnnamed)
	.check(z.positive(requestUnnamed), z.maximum(largestRowId, requestUnnamed));

const declining = z.strictObject({
	request: seenRequest,
	/** The booking that the administrator saw. */
	version: seenVersion,
	reason: declineReason,
});

/** The form in which the desk says why it declines a request. */
export const declinedWords = z.object({ reason: declineReason });

/** The booking and the conversation as they are once a request is declined. */
const declined = z.object({ booking: bookingRecord, trip: bookingTrip });

/** Opening it marks what the traveller wrote as read. */
export const readBookingTrip = forDesk(query('GET', '/api/admin/bookings/:id/trip', bookingTrip));
/**
 * Writes to the traveller: it stands on the page of the trip and goes out as a letter. 400 at `askedTotal` where that is no
 * more than was confirmed.
 */
export const answerTraveller = forDesk(
	attempted(
		'/api/admin/bookings/:id/messages',
		z.strictObject({
			...messageForm.shape,
			/** A higher total, in dollars, to which it asks to say yes on the page of the trip; of a confirmed booking. */
			askedTotal: z.optional(agreedTotal),
		}),
		bookingTrip,
	),
);
/**
 * Declines the request to cancel that waits; it is accepted by cancelling the booking. 409 with the booking as it is
 * (`bookingConflict`) where it was changed, or the request was withdrawn, asked anew or answered.
 */
export const declineCancellation = forDesk(
	command('POST', '/api/admin/bookings/:id/cancellation', declining, declined),
);
