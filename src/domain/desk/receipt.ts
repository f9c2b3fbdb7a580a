import { balanceOf, type BookingAccount } from '../bookings/balance.ts';
import type { PaymentMethod } from '../bookings/payment.ts';
import { formatDate } from '../calendar/format-date.ts';
import { formatMoneyInCents } from '../money.ts';

type Paid = {
	/** 'R-2026-0001' */
	receipt: string;
	/** Dollars; negative of a refund. */
	amount: number;
	method: PaymentMethod;
	/** yyyy-MM-dd */
	paidOn: string;
};

/** What a receipt says of a payment or a refund, in the order in which it is read, on paper as in its letter. */
export function receiptFacts({
	amount,
	method,
	paidOn,
	receipt,
}: Paid): [name: string, value: string][] {
	return [['Receipt', receipt], ...paymentFacts({ amount, method, paidOn })];
}

/** The same beneath a heading that names the receipt. */
export function paymentFacts({
	amount,
	method,
	paidOn,
}: Omit<Paid, 'receipt'>): [name: string, value: string][] {
	const isRefund = amount < 0;
	return [
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
