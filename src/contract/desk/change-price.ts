import * as z from 'zod/mini';

import { highestTotal } from '#src/domain/bookings/trip-price.ts';

import { attempted, forDesk } from '../http/endpoint.ts';
import { operationBasics, operationReply } from './operation.ts';
import { deskReason } from './refund.ts';

const noAmount = 'Please enter the total in dollars, as 1234.50.';

/** Dollars of a whole booking, as somebody of the desk enters them. */
export const agreedTotal = z
	.number(noAmount)
	.check(
		z.positive('The total must be more than nothing.'),
		z.maximum(highestTotal, 'No trip costs that much: please check the total.'),
		z.multipleOf(0.01, 'Please use dollars and whole cents.'),
	);

/** That the traveller has said yes; needed where a confirmed price is raised. */
export const raiseAgreed = z.optional(z.boolean('isAgreed must be true or false.'));

/** What is entered of a price. */
export type PriceForm = z.output<typeof priceForm>;
export const priceForm = z.strictObject({
	total: agreedTotal,
	reason: deskReason,
	isAgreed: raiseAgreed,
});

/** Why a confirmed price is not raised without a word. */
export const raiseUnagreed =
	'A confirmed price stays unless the traveler agrees to more: ask them, and say that they have.';

/** Why a traveller is not asked. */
export const notRaised =
	'Only more than was confirmed needs a yes. Anything else is changed, and they are told.';

/** 400 at `total` for a discount that the desk may not give, at `isAgreed` for more than was confirmed. */
export const changePrice = forDesk(
	attempted(
		'/api/desk/bookings/:id/price',
		z.strictObject({ ...operationBasics, ...priceForm.shape }),
		operationReply,
	),
);
