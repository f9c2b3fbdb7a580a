import * as z from 'zod/mini';

import { highestTotal } from '#src/domain/bookings/trip-price.ts';

import { attempted, forDesk } from '../http/endpoint.ts';
import { noCardNumber } from '../no-card-number.ts';
import { line } from '../text.ts';
import { operationBasics, operationReply } from './operation.ts';
import { reasonLength } from './refund.ts';

const noAmount = 'Please enter the total in dollars, as 1234.50.';

/** Dollars of a whole booking, as somebody of the desk enters them. */
export const agreedTotal = z
	.number(noAmount)
	.check(
		z.positive('The total must be more than nothing.'),
		z.maximum(highestTotal, 'No trip costs that much: please check the total.'),
		z.multipleOf(0.01, 'Please use dollars and whole cents.'),
	);

/** Why the desk agreed on another price; only the desk reads it. */
export const priceReason = line({
	min: reasonLength.least,
	max: reasonLength.most,
	message: `Please say why, in at least ${reasonLength.least} characters.`,
}).check(noCardNumber);

/** What is entered of a price. */
export type PriceForm = z.output<typeof priceForm>;
export const priceForm = z.strictObject({
	total: agreedTotal,
	reason: priceReason,
	/** That the traveller has said yes; needed where a confirmed price is raised. */
	isAgreed: z.optional(z.boolean('isAgreed must be true or false.')),
});

/** Why a confirmed price is not raised without a word. */
export const raiseUnagreed =
	'A confirmed price stays unless the traveller agrees to more: ask them, and say that they have.';

/** 400 at `total` for a discount that the desk may not give, at `isAgreed` for more than was confirmed. */
export const changePrice = forDesk(
	attempted(
		'/api/desk/bookings/:id/price',
		z.strictObject({ ...operationBasics, ...priceForm.shape }),
		operationReply,
	),
);
