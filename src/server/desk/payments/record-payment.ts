import type * as z from 'zod/mini';

import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import type { OperationReply } from '#src/contract/desk/operation.ts';
import {
	paymentMessages,
	type recordPayment as endpoint,
} from '#src/contract/desk/record-payment.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { balanceOf } from '#src/domain/desk/balance.ts';
import { fieldsPaid } from '#src/domain/desk/fields-paid.ts';
import { overBalance } from '#src/domain/desk/over-balance.ts';
import type { PaymentMethod } from '#src/domain/desk/payment.ts';
import { overCameIn } from '#src/domain/desk/refund-limit.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import { type AskedOperation, beginOperation } from '../../bookings/operations/begin-operation.ts';
import { storeOperation } from '../../bookings/operations/store-operation.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { invalidField } from '../../http/http-error.ts';
import { paymentNoted } from '../../mail/letters/payment-noted.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { paymentsOf } from '../booking/payments-of.ts';
import { storePayment } from './store-payment.ts';

type Asked = Omit<AskedOperation, 'action'> & z.output<typeof endpoint.body>;

/**
 * Notes money that came in for a booking, or went back; its letter is the receipt.
 * @throws HttpError as `beginOperation`; 400 at `paidOn` for a day that is to come or long past, and at `amount` for more than
 *   is due or owed back, unless that is meant so, and for more than came in, whatever is meant
 */
export function recordPayment(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	{ amount, method, paidOn, note, isOverBalance, isOverOwed, letter, ...asked }: Asked,
): Promise<OperationReply> {
	return inTransaction(db, async (transaction) => {
		const operation = await beginOperation(transaction, offering, {
			...asked,
			action: 'record payment',
		});
		if (operation.earlier) return operation.earlier;
		const { before, administrator, at } = operation;
		refuseDay(paidOn, at);
		if (amount < 0) await refuseOverCameIn(transaction, before, { amount: -amount, method });
		const over = overBalance(balanceOf(before), amount);
		const isMeant = amount < 0 ? isOverOwed : isOverBalance;
		if (over !== null && !isMeant) throw invalidField('amount', over);
		const payment = { amount, method, paidOn, note };
		const noted = { ...payment, bookingId: before.id, administrator, at };
		const id = await storePayment(transaction, noted);
		const fields = fieldsPaid(before, amount);
		const after = { ...before, ...fields, version: before.version + 1 };
		return storeOperation(transaction, operation, {
			fields,
			summary: summaryOf(amount),
			letter: paymentNoted(after, { ...payment, id }, offering.siteUrl),
			letterTime: letter,
			more: { payment: id },
		});
	});
}

/** @throws HttpError 400 where more would go back than came in */
async function refuseOverCameIn(
	transaction: Database,
	booking: BookingRecord,
	refund: { amount: number; method: PaymentMethod },
): Promise<void> {
	const over = overCameIn(booking, await paymentsOf(transaction, booking.id), refund);
	if (over !== null) throw invalidField('amount', over);
}

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
