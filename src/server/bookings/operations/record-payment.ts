import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';

import {
	paymentMessages,
	type recordPayment as endpoint,
} from '#src/contract/desk/record-payment.ts';
import { balanceOf } from '#src/domain/bookings/balance.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { fieldsPaid } from '#src/domain/desk/fields-paid.ts';
import { overBalance } from '#src/domain/desk/over-balance.ts';
import { overCameIn } from '#src/domain/desk/refund-limit.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import { payments } from '../../db/schema.ts';
import { invalidField } from '../../http/http-error.ts';
import { paymentNoted } from '../../mail/letters/payment-noted.ts';
import { paymentsOf } from '../payments-of.ts';
import { storePayment } from '../store-payment.ts';
import { operation } from './operation.ts';

/**
 * Notes money that came in for a booking, or went back; its letter is the receipt.
 * @throws HttpError 400 at `paidOn` for a day that is to come or long past, and at `amount` for more than is due or owed
 *   back, unless that is meant so, and for more than came in, whatever is meant
 */
export const recordPayment = operation({
	action: 'record payment',

	async decide({ transaction, before, at }, body: z.output<typeof endpoint.body>) {
		const { amount, method, paidOn, note, isOverBalance, isOverOwed } = body;
		refuseDay(paidOn, at);
		if (amount < 0) {
			const cameIn = await paymentsOf(transaction, before.id);
			const over = overCameIn(before, cameIn, { amount: -amount, method });
			if (over !== null) throw invalidField('amount', over);
		}
		const over = overBalance(balanceOf(before), amount);
		const isMeant = amount < 0 ? isOverOwed : isOverBalance;
		if (over !== null && !isMeant) throw invalidField('amount', over);
		return {
			fields: fieldsPaid(before, amount),
			summary: summaryOf(amount),
			payment: { amount, method, paidOn, note },
		};
	},

	async apply({ transaction, before, actor, at }, { payment }) {
		const noted = { ...payment, bookingId: before.id, author: actor.author, at };
		return { payment: await storePayment(transaction, noted) };
	},

	/** A payment that is undone is gone. */
	async undo(transaction, { kept }) {
		await transaction.delete(payments).where(eq(payments.id, Number(kept['payment'])));
	},

	letter: ({ offering: { siteUrl } }, { decision: { payment }, after, kept }) =>
		paymentNoted(after, { ...payment, id: Number(kept['payment']) }, siteUrl),
});

function summaryOf(amount: number): string {
	return amount > 0
		? `Payment of ${formatMoneyInCents(amount)} recorded`
		: `Refund of ${formatMoneyInCents(-amount)} recorded`;
}

function refuseDay(paidOn: string, at: Date): void {
	const today = newYorkDay(at);
	if (paidOn > today) throw invalidField('paidOn', paymentMessages.future);
	if (paidOn < addDays(today, -366)) throw invalidField('paidOn', paymentMessages.longAgo);
}
