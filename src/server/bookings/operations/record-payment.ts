import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';

import {
	paymentMessages,
	type recordPayment as endpoint,
} from '#src/contract/desk/record-payment.ts';
import { balanceOf } from '#src/domain/bookings/balance.ts';
import { instalmentLine } from '#src/domain/bookings/instalment-words.ts';
import { refundTerms } from '#src/domain/bookings/refund-terms.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { fieldsPaid } from '#src/domain/desk/fields-paid.ts';
import { onlyOwed, overBalance, overOwed } from '#src/domain/desk/over-balance.ts';
import { overCameIn } from '#src/domain/desk/refund-limit.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import { payments } from '../../db/schema.ts';
import { invalidField } from '../../http/http-error.ts';
import { paymentNoted } from '../../mail/letters/payment-noted.ts';
import { selectInstalments } from '../instalments-of.ts';
import { paymentsOf } from '../payments-of.ts';
import { refundableBooking } from '../promised-refund.ts';
import { storePayment } from '../store-payment.ts';
import { mayAtDesk } from './actor.ts';
import { operation } from './operation.ts';

/**
 * Notes money that came in for a booking, or went back; its letter is the receipt.
 * @throws HttpError 400 at `paidOn` for a day that is to come or long past, and at `amount` for more than is due or owed
 *   back, unless that is meant so and is theirs to do, and for more than came in, whatever is meant
 */
export const recordPayment = operation({
	action: 'record payment',

	async decide({ transaction, before, actor, at }, body: z.output<typeof endpoint.body>) {
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
		const beyond = overOwed(before, amount);
		if (beyond !== null && !mayAtDesk(actor, 'refunds')) {
			throw invalidField('amount', `${beyond} ${onlyOwed}`);
		}
		return {
			fields: fieldsPaid(before, amount),
			summary: summaryOf(amount),
			payment: { amount, method, paidOn, note },
		};
	},

	async apply({ transaction, before, actor, at }, { payment }) {
		const noted = { ...payment, bookingId: before.id, author: actor.author, at };
		const { id, receipt } = await storePayment(transaction, noted);
		return { payment: id, receipt };
	},

	/** What is undone counts for nothing any more; the number of its receipt stays, so that none is left out. */
	async undo(transaction, { kept, at }) {
		const isIt = eq(payments.id, Number(kept['payment']));
		await transaction.update(payments).set({ takenBackAt: at }).where(isIt);
	},

	letter: async (
		{ transaction, offering: { siteUrl } },
		{ decision: { payment }, after, kept },
	) => {
		const { payment: id, receipt } = kept;
		const noted = { ...payment, id: Number(id), receipt: String(receipt) };
		const refundable = await refundableBooking(transaction, after);
		const instalments = await selectInstalments(transaction, after);
		const isOpen = payment.amount > 0 && refundable.confirmedAt !== null;
		return paymentNoted(after, noted, {
			paying: isOpen ? instalments.filter(({ open }) => open > 0).map(instalmentLine) : [],
			terms: isOpen ? refundTerms(refundable) : [],
			siteUrl,
		});
	},
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
