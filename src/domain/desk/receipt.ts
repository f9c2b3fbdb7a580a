import { balanceOf, type BookingAccount } from '../bookings/balance.ts';
import type { PaymentMethod } from '../bookings/payment.ts';
import { formatDate } from '../calendar/format-date.ts';
import { formatMoneyInCents } from '../money.ts';

type Paid = {
	id: number;
	/** Dollars; negative of a refund. */
	amount: number;
	method: PaymentMethod;
	/** yyyy-MM-dd */
	paidOn: string;
};

/** The number of a payment's receipt: 'BD7K2MQ4R-17'. */
export function receiptNumber(reference: string, { id }: Pick<Paid, 'id'>): string {
	return `${reference}-${id}`;
}

/** What a receipt says of a payment or a refund, in the order in which it is read, on paper as in its letter. */
export function receiptFacts(
	reference: string,
	{ amount, method, paidOn, id }: Paid,
): [name: string, value: string][] {
	const isRefund = amount < 0;
	return [
		['Receipt', receiptNumber(reference, { id })],
		[isRefund ? 'Paid back' : 'Received', formatMoneyInCents(Math.abs(amount))],
		['Method', method],
		['Day', formatDate(paidOn)],
	];
}

/** What comes back of a flight before the airline has said how much that is. */
export const airlinesRefund = 'what the airline refunds, less our fee';

/** How the money of a booking stands: what it costs, what is paid, and what is open. */
export function balanceFacts(account: BookingAccount): [name: string, value: string][] {
	const { state, price, paid, due } = balanceOf(account);
	if (state === 'Refund open') {
		return [
			['Paid', formatMoneyInCents(paid)],
			['To be paid back', airlinesRefund],
		];
	}
	return [
		[account.status === 'Cancelled' ? 'We keep' : 'Total', formatMoneyInCents(price)],
		['Paid', formatMoneyInCents(paid)],
		due < 0 || account.status === 'Cancelled'
			? ['To be paid back', formatMoneyInCents(Math.abs(due))]
			: ['Still to be paid', formatMoneyInCents(due)],
	];
}
