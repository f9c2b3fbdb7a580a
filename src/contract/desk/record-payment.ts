import * as z from 'zod/mini';

import { paymentMethods } from '#src/domain/bookings/payment.ts';
import { highestTotal } from '#src/domain/bookings/trip-price.ts';
import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';

import { attempted, forDesk } from '../http/endpoint.ts';
import { noCardNumber } from '../no-card-number.ts';
import { line } from '../text.ts';
import { operationBasics, operationReply } from './operation.ts';
import { reasonLength } from './refund.ts';

export const paymentMessages = {
	noAmount: 'Please enter the amount in dollars, as 1234.50.',
	nothing: 'Please enter more than nothing.',
	signed:
		'Please enter the amount without a sign, and choose above whether it came in or went back.',
	noMethod: 'Please choose how it was paid.',
	noDay: 'Please enter the day on which it was paid.',
	future: 'That day is still to come: please enter when it was paid.',
	longAgo: 'That is more than a year ago: please check the day.',
	forPayments: 'isOverBalance is for payments only.',
	letterWaits: 'A letter about money waits as long as what it tells of can be undone.',
	noReason: `Please say why it goes back, in at least ${reasonLength.least} characters.`,
} as const;

/** Dollars of a payment: what was paid back is negative. */
const amount = z.number(paymentMessages.noAmount).check(
	z.refine<number>((dollars) => dollars !== 0, paymentMessages.nothing),
	z.maximum(highestTotal, 'No trip costs that much: please check the amount.'),
	z.minimum(-highestTotal, 'No trip costs that much: please check the amount.'),
	z.multipleOf(0.01, 'Please use dollars and whole cents.'),
);

/** The rules of what is noted of a payment, wherever it is entered. */
export const paymentFields = {
	amount,
	method: z.enum(paymentMethods, paymentMessages.noMethod),
	/** In New York, yyyy-MM-dd: not to come, and at most a year ago. */
	paidOn: z
		.string(paymentMessages.noDay)
		.check(z.refine<string>(isCalendarDate, paymentMessages.noDay)),
	/** What the desk wants to remember of it; of a refund why, in words. Only the desk reads it. */
	note: z._default(
		line({ min: 0, max: 300, message: 'Please use words in the note.' }).check(noCardNumber),
		'',
	),
};

/** Money that came in, or went back, as it is stored. */
export type NewPayment = z.output<typeof newPayment>;
const newPayment = z.strictObject(paymentFields).check(
	z.refine(({ amount: dollars, note }) => dollars >= 0 || note.length >= reasonLength.least, {
		path: ['note'],
		message: paymentMessages.noReason,
	}),
);

/** The same as it is entered: whether it came in or went back is chosen, and the amount has no sign. */
export type PaymentForm = z.output<typeof paymentForm>;
export const paymentForm = z
	.strictObject({
		...paymentFields,
		isRefund: z.boolean(),
		amount: amount.check(z.nonnegative(paymentMessages.signed)),
	})
	.check(
		z.refine(({ isRefund, note }) => !isRefund || note.length >= reasonLength.least, {
			path: ['note'],
			message: paymentMessages.noReason,
		}),
	);

/**
 * Notes a payment or, with a negative amount, a refund. 400 at `amount` where a payment is more than is due, unless
 * `isOverBalance` says that it is meant so; where a refund is more than is owed back, unless `isOverOwed` does; and always
 * where more would go back than came in, in all or by its method. Its letter never goes at once.
 */
export const recordPayment = forDesk(
	attempted(
		'/api/desk/bookings/:id/payments',
		z
			.extend(newPayment, {
				...operationBasics,
				isOverBalance: z.optional(z.boolean('isOverBalance must be true or false.')),
				isOverOwed: z.optional(z.boolean('isOverOwed must be true or false.')),
			})
			.check(
				z.refine(({ amount: dollars, isOverBalance }) => dollars > 0 || !isOverBalance, {
					path: ['isOverBalance'],
					message: paymentMessages.forPayments,
				}),
				z.refine(({ letter }) => letter !== 'now', {
					path: ['letter'],
					message: paymentMessages.letterWaits,
				}),
			),
		operationReply,
	),
);
