import { type Balance, balanceOf, type BookingAccount } from '../bookings/balance.ts';
import { centsOf, formatMoneyInCents } from '../money.ts';

/**
 * Why a refund is more than is owed back, as `overBalance`; null where it is not, and where nobody knows what is owed: until
 * an airline has said it, what is sent back is what it said.
 * @param amount dollars, negative
 */
export function overOwed(account: BookingAccount, amount: number): string | null {
	return amount < 0 && isOwedKnown(account) ? overBalance(balanceOf(account), amount) : null;
}

/** Whether anybody knows what is owed back: of a cancelled booking not before its airline has said it. */
export function isOwedKnown({ status, kept }: Pick<BookingAccount, 'status' | 'kept'>): boolean {
	return status !== 'Cancelled' || kept !== null;
}

/** What is said to whoever may not pay back more than is owed, after why it is more. */
export const onlyOwed = 'Only an administrator pays back more than is owed.';

/**
 * Why a payment is more than is due, or a refund more than is to go back, in a sentence; null where it is not.
 * @param amount dollars; negative of a refund
 */
export function overBalance({ due }: Pick<Balance, 'due'>, amount: number): string | null {
	const left = (centsOf(due) - centsOf(amount)) / 100;
	const money = formatMoneyInCents(Math.abs(left));
	if (amount > 0 && left < 0) {
		return due > 0
			? `Only ${formatMoneyInCents(due)} is to be paid: that is ${money} too much.`
			: 'Nothing is to be paid any more.';
	}
	if (amount < 0 && left > 0) {
		return due < 0
			? `Only ${formatMoneyInCents(-due)} is to be paid back: that is ${money} too much.`
			: 'Nothing is to be paid back.';
	}
	return null;
}
