import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import { paymentForm, type PaymentForm, recordPayment } from '#src/contract/desk/record-payment.ts';
import { balanceOf } from '#src/domain/desk/balance.ts';
import { fieldsPaid } from '#src/domain/desk/fields-paid.ts';
import { overBalance } from '#src/domain/desk/over-balance.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import { type FieldErrors, fieldsOf } from '../../forms/refusal.ts';
import { askFirst } from '../question.ts';
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
	const over = overBalance(balanceOf(booking), amount);
	if (over !== null && !(await askFirst(questionOf(over, isRefund, entered)))) return {};
	const { refused } = await performDeed({
		booking,
		endpoint: recordPayment,
		body: {
			...payment,
			amount,
			...(over !== null && { isOverBalance: true }),
			...(!sendsLetter && { letter: 'none' as const }),
		},
		change: fieldsPaid(booking, amount),
		failed: isRefund ? 'Refund Not Recorded' : 'Payment Not Recorded',
		fields,
		close,
	});
	return refused;
}

function questionOf(over: string, isRefund: boolean, amount: number) {
	const what = `${isRefund ? 'refund' : 'payment'} of ${formatMoneyInCents(amount)}`;
	return {
		title: `Record a ${what} all the same?`,
		hint: over,
		yes: 'Record It',
		no: 'Go Back',
	};
}
