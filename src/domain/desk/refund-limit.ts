import { type BookingAccount, paidOf } from '../bookings/balance.ts';
import { methodWords, type PaymentMethod } from '../bookings/payment.ts';
import { centsOf, formatMoneyInCents } from '../money.ts';

type Came = { amount: number; method: PaymentMethod };
type Account = Pick<BookingAccount, 'paid' | 'paidByWord'>;

/**
 * The most that can go back by a method, in dollars: no more than came in for the booking and by that method. What was
 * paid by word may have come by any. The database holds to the same (migration `payments-behind-refunds`).
 */
export function refundLimit(
	account: Account,
	payments: readonly Came[],
	method: PaymentMethod,
): number {
	const came = payments
		.filter((payment) => payment.method === method)
		.reduce((sum, { amount }) => sum + centsOf(amount), centsOf(account.paidByWord));
	return Math.max(0, Math.min(came, centsOf(paidOf(account)))) / 100;
}

/**
 * Why a refund cannot be, in a sentence: more would go back than came in; null where it can.
 * @param amount dollars that go back, positive
 */
export function overCameIn(
	account: Account,
	payments: readonly Came[],
	{ amount, method }: Came,
): string | null {
	const limit = refundLimit(account, payments, method);
	if (amount <= limit) return null;
	const paid = paidOf(account);
	if (amount > paid) return refundTooHigh(paid);
	const by = methodWords[method];
	return limit === 0
		? `Nothing was paid ${by}: please choose the method by which it came in.`
		: `No more than ${formatMoneyInCents(limit)} can go back ${by}: that is what came in so.`;
}

/** What is said of more than was paid. */
export function refundTooHigh(paid: number): string {
	return paid > 0
		? `The refund can be ${formatMoneyInCents(paid)} at most: that is what was paid.`
		: 'Nothing is noted as paid. If something was, please record the payment first.';
}
