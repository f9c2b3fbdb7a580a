import * as z from 'zod/mini';

import { highestTotal } from '#src/domain/bookings/trip-price.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { seatKinds } from '#src/domain/trips/trip-seats.ts';

import { attempted, forDesk, query } from '../http/endpoint.ts';
import { travellerFields } from '../trips/travellers.ts';
import { operationBasics, operationReply } from './operation.ts';
import { refundByPolicy, refundPromise } from './refund.ts';
import { seatNumber } from './travellers.ts';

const kind = z.enum(seatKinds, `kind must be one of: ${seatKinds.join(', ')}.`);

const noAddition = 'Please say in dollars what the page said that one more costs.';

/** Whoever joins a booking. */
export type JoiningTraveller = z.infer<typeof joiningTraveller>;
const joiningTraveller = z.strictObject(
	{
		/** 'traveller' where the booking does not tell adults from children. */
		kind,
		...travellerFields,
	},
	'Please say who joins.',
);

/**
 * Adds a traveller at today's price. 409 where too few seats are left, or one more costs something else by now; 400 where
 * nobody can join.
 */
export const addTraveller = forDesk(
	attempted(
		'/api/desk/bookings/:id/party/add',
		z.strictObject({
			...operationBasics,
			traveller: joiningTraveller,
			/** What one more was said to cost. */
			addition: z
				.number(noAddition)
				.check(z.nonnegative(noAddition), z.maximum(highestTotal, noAddition)),
		}),
		operationReply,
	),
);

/**
 * Takes a traveller off, and what the refund policy gives back for them off the total. 400 where nobody would be left or
 * lead, and at `refund` for another amount than the policy's without a reason.
 */
export const takeOffTraveller = forDesk(
	attempted(
		'/api/desk/bookings/:id/party/take-off',
		z.strictObject({
			...operationBasics,
			seat: seatNumber,
			/** What comes off the total for them, and why where that is not the policy's amount. */
			refund: refundPromise,
		}),
		operationReply,
	),
);

/** What another party would cost, before anything is stored. */
export type PartyPrice = z.infer<typeof partyPrice>;
const partyPrice = z.object({
	/** Dollars, as the booking is. */
	total: z.number(),
	/** What one more costs today, taxes included; null where somebody leaves, or nobody can join. */
	addition: z.nullable(z.number()),
	/** Where that price comes from, in a sentence; '' where there is none. */
	source: z.string(),
	/** What comes off the total for whoever leaves; null where somebody joins, or they cannot leave. */
	refund: z.nullable(refundByPolicy),
	/** Seats that its departure has left for others; null of flights, and where none are counted. */
	seatsLeft: z.nullable(z.int()),
	/** Why they cannot join or leave; null where they can. */
	refusal: z.nullable(z.string()),
});

const one = 'Please name either who joins (join=adult) or the seat of whoever leaves (leave=2).';

/** The query parameters: who would join, or the seat of whoever would leave. */
export type PartyQuestion = z.output<typeof partyQuestion>;
export const partyQuestion = z
	.object({
		join: z.optional(kind),
		leave: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d?$/, one)), z.transform(Number))),
	})
	.check(z.refine(({ join, leave }) => (join === undefined) !== (leave === undefined), one));

/** What it would cost, and whether there are seats: `?join=adult` or `?leave=2`. */
export const pricePartyChange = forDesk(query('GET', '/api/desk/bookings/:id/party', partyPrice));

/** What is said where one more costs something else than was shown. */
export function additionChanged(addition: number): string {
	return `One more traveler costs ${formatMoneyInCents(addition)} now. Please tell the caller and add them again.`;
}
