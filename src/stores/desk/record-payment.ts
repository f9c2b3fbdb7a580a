import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { PaymentRecord } from '#src/contract/bookings/payment.ts';
import { paymentForm, type PaymentForm, recordPayment } from '#src/contract/desk/record-payment.ts';
import { balanceOf } from '#src/domain/bookings/balance.ts';
import { fieldsPaid } from '#src/domain/desk/fields-paid.ts';
import { onlyOwed, overOwed } from '#src/domain/desk/over-balance.ts';
import { overCameIn } from '#src/domain/desk/refund-limit.ts';

import { type FieldErrors, fieldsOf } from '../forms/refusal.ts';
import { askOverBalance } from './ask-over-balance.ts';
import { mayHere } from './may.ts';
import { performOperation } from './perform-operation.ts';
import { $viewer } from './viewer.ts';

const fields = fieldsOf(paymentForm);
type Field = (typeof fields)[number];

type Recording = {
	/** Those of the booking by now, by which a refund is bounded. */
	payments: readonly PaymentRecord[];
	sendsLetter: boolean;
	close: () => void;
};

/**
 * Notes a payment or a refund of a booking, and asks first where it is more than is due; no more goes back than came in.
 * @returns what was wrong with which field; nothing where it is stored, or was not meant
 */
export async function notePayment(
	booking: BookingRecord,
	{ isRefund, amount: entered, ...payment }: PaymentForm,
	{ payments, sendsLetter, close }: Recording,
): Promise<FieldErrors<Field>> {
	const amount = isRefund ? -entered : entered;
	const over = isRefund
		? overCameIn(booking, payments, { amount: entered, method: payment.method })
		: null;
	if (over !== null) return { amount: over };
	const beyond = overOwed(booking, amount);
	if (beyond !== null && !mayHere($viewer.get(), 'refunds')) {
		return { amount: `${beyond} ${onlyOwed}` };
	}
	const meant = await askOverBalance(balanceOf(booking), amount);
	if (meant === null) return {};
	const { refused } = await performOperation({
		booking,
		endpoint: recordPayment,
		body: {
			...payment,
			amount,
			...meant,
			...(!sendsLetter && { letter: 'none' as const }),
		},
		change: fieldsPaid(booking, amount),
		failed: isRefund ? 'Refund Not Recorded' : 'Payment Not Recorded',
		fields,
		close,
	});
	return refused;
}
