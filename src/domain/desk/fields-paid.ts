import { centsOf } from '../money.ts';
import { type BookingAccount, paidOf } from './balance.ts';

/** What a booking keeps of its payments. */
type PaidFields = Pick<BookingAccount, 'paid' | 'paidByWord' | 'refund' | 'kept'>;

/**
 * What a booking keeps of its payments once an amount came in or, negative, went back. Where it counted as paid by word,
 * what comes in takes the word's place, but for what went back of it already. What goes back of a cancelled one is what
 * the airline refunded, where nobody knew that before.
 */
export function fieldsPaid(before: BookingAccount, amount: number): PaidFields {
	const paid = (centsOf(before.paid) + centsOf(amount)) / 100;
	const paidByWord =
		amount < 0 ? before.paidByWord : Math.min(before.paidByWord, Math.max(0, -paid));
	const { status, refund, kept } = before;
	const counts = paidOf({ ...before, paid, paidByWord });
	return status === 'Cancelled' && kept === null && amount < 0
		? { paid, paidByWord, refund: refund ?? -amount, kept: counts }
		: { paid, paidByWord, refund, kept };
}
