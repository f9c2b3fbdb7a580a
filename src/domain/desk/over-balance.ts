import type { Balance } from '../bookings/balance.ts';
import { centsOf, formatMoneyInCents } from '../money.ts';

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
