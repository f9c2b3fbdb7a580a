import { centsOf } from '../money.ts';
import type { BookingStatus } from './booking.ts';

/**
 * What has become of the money of a booking, in the words of every place that tells it. Of a cancelled one it is never 'Paid': a refund is due, was sent, is not known
 * yet ('Refund open', until the airline says it), or the policy keeps all that came in.
 */
export type PaymentState =
	| 'Paid'
	| 'Part paid'
	| 'Unpaid'
	| 'Refund due'
	| 'Refund open'
	| 'Refunded'
	| 'Kept';

/** What of a booking decides about its balance; amounts in dollars. */
export type BookingAccount = {
	status: BookingStatus;
	totalPrice: number;
	/** The sum of its payments, less what was paid back. */
	paid: number;
	/** What counts as paid because it was confirmed before payments were kept: nothing once one is noted. */
	paidByWord: number;
	/** What was promised back when it was cancelled; null where nothing was. */
	refund: number | null;
	/** Of a cancelled one: what of the payments does not go back; null where nobody knows. */
	kept: number | null;
};

/** How a booking's money stands; amounts in dollars. */
export type Balance = {
	/** null of a cancelled booking for which no money has come or gone. */
	state: PaymentState | null;
	/** What it costs: the total or, once it is cancelled, what is kept of the payments. */
	price: number;
	paid: number;
	/** What is still to be paid; negative: to be paid back. */
	due: number;
};

/**
 * How the money of a booking stands: what it costs less what was paid is due. A cancelled one costs what is kept of the
 * payments, so that what was promised back is due to its traveller until it is paid back.
 */
export function balanceOf(account: BookingAccount): Balance {
	const { status, totalPrice } = account;
	const paid = paidOf(account);
	const price = status === 'Cancelled' ? (account.kept ?? paid) : totalPrice;
	const due = (centsOf(price) - centsOf(paid)) / 100;
	const figures = { price, paid, due };
	if (status !== 'Cancelled') return { state: stateOf(totalPrice, paid), ...figures };
	return { state: stateOfCancelled(account, { paid, due }), ...figures };
}

function stateOfCancelled(
	{ refund, kept }: BookingAccount,
	{ paid, due }: Pick<Balance, 'paid' | 'due'>,
): PaymentState | null {
	if (due < 0) return 'Refund due';
	if (paid < 0 || (refund !== null && refund > 0 && kept !== null)) return 'Refunded';
	if (paid === 0) return null;
	return kept === null ? 'Refund open' : 'Kept';
}

/** Whether what was promised back to whoever cancelled is paid back. */
export function isRefunded(account: BookingAccount): boolean {
	return balanceOf(account).state === 'Refunded';
}

/** Dollars that count as paid: the sum of the payments, and what was paid by word before any was kept. */
export function paidOf({ paid, paidByWord }: Pick<BookingAccount, 'paid' | 'paidByWord'>): number {
	return (centsOf(paid) + centsOf(paidByWord)) / 100;
}

function stateOf(total: number, paid: number): PaymentState {
	if (paid >= total) return 'Paid';
	return paid > 0 ? 'Part paid' : 'Unpaid';
}
