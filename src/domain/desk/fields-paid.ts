import { type BookingAccount, paidOf } from '../bookings/balance.ts';
import { centsOf } from '../money.ts';

/** What a booking keeps of its payments. */
type PaidFields = Pick<BookingAccount, 'paid' | 'paidByWord' | 'refund' | 'kept'>;

/**
 * What a booking keeps of its payments once an amount came in or, negative, went back. Where it counted as paid by word,
 * what comes in takes the word's place, but for what went back of it already.
 */
export function fieldsPaid(before: BookingAccount, amount: number): PaidFields {
	const paid = (centsOf(before.paid) + centsOf(amount)) / 100;
	const paidByWord =
		amount < 0 ? before.paidByWord : Math.min(before.paidByWord, Math.max(0, -paid));
	const after = { ...before, paid, paidByWord };
	const { refund, kept } = before.status === 'Cancelled' ? promiseAfter(before, after) : before;
	return { paid, paidByWord, refund, kept };
}

/**
 * What goes back of a cancelled booking and what is kept, once it has other payments: what the airline refunded, where
 * nobody knew that before. What comes in late goes back too, and what went back beyond the promise is not kept.
 */
function promiseAfter(
	before: BookingAccount,
	after: BookingAccount,
): Pick<BookingAccount, 'refund' | 'kept'> {
	const { refund, kept } = before;
	const counts = paidOf(after);
	const change = centsOf(counts) - centsOf(paidOf(before));
	if (kept === null) {
		return change < 0 ? { refund: refund ?? -change / 100, kept: counts } : { refund, kept };
	}
	const promised = centsOf(refund ?? 0);
	if (change > 0) return { refund: (promised + change) / 100, kept };
	const beyond = centsOf(kept) - centsOf(counts);
	return beyond > 0 ? { refund: (promised + beyond) / 100, kept: counts } : { refund, kept };
}
