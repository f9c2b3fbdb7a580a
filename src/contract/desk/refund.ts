import * as z from 'zod/mini';

import type { PolicyAmounts } from '#src/domain/bookings/promised-refund.ts';
import { highestTotal } from '#src/domain/bookings/trip-price.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import { noCardNumber } from '../no-card-number.ts';
import { line } from '../text.ts';

/** Characters of a reason: enough to be one. */
export const reasonLength = { least: 5, most: 300 } as const;

/** Why the desk does something that has to be told why; only the desk reads it. */
export const deskReason = line({
	min: reasonLength.least,
	max: reasonLength.most,
	message: `Please say why, in at least ${reasonLength.least} characters.`,
}).check(noCardNumber);

const noAmount = 'Please enter the refund in dollars, as 1234.50.';

/** What the desk promises to pay back when it cancels a booking. */
export type RefundPromise = z.output<typeof refundPromise>;
export const refundPromise = z.strictObject(
	{
		/** Dollars: from nothing up to what was paid. */
		amount: z
			.number(noAmount)
			.check(
				z.nonnegative('The refund cannot be negative.'),
				z.maximum(highestTotal, 'The refund cannot be more than was paid.'),
				z.multipleOf(0.01, 'Please use dollars and whole cents.'),
			),
		/** Why it is another amount than the policy's; only the desk reads it. */
		reason: z.optional(
			line({ min: 0, max: reasonLength.most, message: 'Please say the reason in words.' }).check(
				noCardNumber,
			),
		),
	},
	'A refund has an amount and a reason.',
);

/** As it is entered where the policy does not know the amount: an airline may not have said it yet. */
export const refundPromiseIfAny = z.partial(refundPromise);

/** What the policy says of a booking that is cancelled now, for the desk. */
export type RefundByPolicy = z.infer<typeof refundByPolicy>;
export const refundByPolicy = z.object({
	/** Dollars: the amounts that need no reason; both are the same where the policy knows the amount. */
	least: z.number(),
	most: z.number(),
	/** Whether anything was paid: else nothing is owed either. */
	isPaid: z.boolean(),
	/** What it pays back by date, from the booking on. */
	terms: z.array(z.object({ when: z.string(), refund: z.string() })),
});

/** What is said to whoever may not promise more than the policy. */
export function overPolicy({ most }: PolicyAmounts): string {
	return `The policy pays back ${formatMoneyInCents(most)} at most: only an administrator promises more.`;
}

/** What is said of an amount that needs a reason and has none. */
export function reasonMissing({ least, most }: PolicyAmounts): string {
	const policy = least === most ? 'pays back' : 'allows up to';
	return `The policy ${policy} ${formatMoneyInCents(most)} now. For another amount, please give a reason of at least ${reasonLength.least} characters.`;
}
