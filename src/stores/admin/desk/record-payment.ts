import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import { paymentForm, type PaymentForm, recordPayment } from '#src/contract/desk/record-payment.ts';
import { balanceOf } from '#src/domain/desk/balance.ts';
import { fieldsPaid } from '#src/domain/desk/fields-paid.ts';

import { type FieldErrors, fieldsOf } from '../../forms/refusal.ts';
import { askOverBalance } from './ask-over-balance.ts';
import { performDeed } from './perform-deed.ts';

const fields = fieldsOf(paymentForm);
type Field = (typeof fields)[number];

type Recording = { sendsLetter: boolean; close: () => void };

/**
 * Notes a payment or a refund of a booking, and asks first where it is more than is due.
 * @returns what was wrong with which field; nothing where it is stored, or was not meant
 */
export async function notePayment(
	booking: BookingRecord,
	{ isRefund, amount: entered, ...payment }: PaymentForm,
	{ sendsLetter, close }: Recording,
): Promise<FieldErrors<Field>> {
	const amount = isRefund ? -entered : entered;
	const meant = await askOverBalance(balanceOf(booking), amount);
	if (meant === null) return {};
	const { refused } = await performDeed({
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
