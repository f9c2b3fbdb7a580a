import * as z from 'zod/mini';

import { largestRowId, rowId } from '../catalog/catalog.ts';
import { replyText } from '../desk/reply-text.ts';
import { attempted, command, forDesk, query } from '../http/endpoint.ts';
import { messageText } from '../trips/message-text.ts';
import { traveller, tripMessage } from '../trips/trip.ts';
import { bookingRecord } from './bookings.ts';
import { seenVersion } from './conflict.ts';
import { sendsLetter } from './letters.ts';
import { refundByPolicy, refundPromise } from './refund.ts';

/** What the desk can make of a request to cancel. */
const cancellationDecisions = ['accepted', 'declined'] as const;
export type CancellationDecision = (typeof cancellationDecisions)[number];

/** A trip as the dialog of its booking shows it, beside the booking itself. */
export type BookingTrip = z.infer<typeof bookingTrip>;
export const bookingTrip = z.object({
	/** Those that are known, by their seats. */
	travellers: z.array(traveller),
	/** The whole conversation, the oldest first. */
	messages: z.array(tripMessage),
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

const requestUnnamed = 'Please name a request to cancel.';

const decision = z
	.strictObject({
		/** The request that the administrator saw: one that was asked anew meanwhile is another. */
		request: z
			.int(requestUnnamed)
			.check(z.positive(requestUnnamed), z.maximum(largestRowId, requestUnnamed)),
		decision: z.enum(
			cancellationDecisions,
			`decision must be one of: ${cancellationDecisions.join(', ')}.`,
		),
		/** The booking that the administrator saw. */
		version: seenVersion,
		/** Where it is accepted: left out, it is what the policy paid back at the moment of asking. */
		refund: z.optional(refundPromise),
		/** Where it is declined: why, in words that the traveller reads. */
		reason: z.optional(messageText),
		/** Of the cancellation; that a request is declined is always told. */
		sendsLetter,
	})
	.check(
		z.refine(({ decision: made, refund }) => refund === undefined || made === 'accepted', {
			path: ['refund'],
			message: 'A request that is declined has no refund.',
		}),
		z.refine(({ decision: made, reason }) => made === 'accepted' || Boolean(reason), {
			path: ['reason'],
			message: 'Please tell the traveller why.',
		}),
		z.refine(({ decision: made, reason }) => made === 'declined' || reason === undefined, {
			path: ['reason'],
			message: 'Only a request that is declined has a reason. Please write a message instead.',
		}),
	);

/** The form in which the desk says why it declines a request. */
export const declinedWords = z.object({ reason: messageText });

/** The booking and the conversation as they are once a request is decided on. */
const decided = z.object({ booking: bookingRecord, trip: bookingTrip });

/** Opening it marks what the traveller wrote as read. */
export const readBookingTrip = forDesk(query('GET', '/api/admin/bookings/:id/trip', bookingTrip));
/** Writes to the traveller: it stands on the page of the trip and goes out as a letter. */
export const answerTraveller = forDesk(
	attempted('/api/admin/bookings/:id/messages', z.strictObject({ body: replyText }), bookingTrip),
);
/**
 * Accepts or declines the request to cancel that waits. Accepting it cancels the booking as the dialog does. 409 with the
 * booking as it is (`bookingConflict`) where it was changed, or the request was withdrawn, asked anew or decided on.
 */
export const decideCancellation = forDesk(
	command('POST', '/api/admin/bookings/:id/cancellation', decision, decided),
);
