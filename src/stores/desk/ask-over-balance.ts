import type { Balance } from '#src/domain/bookings/balance.ts';
import { overBalance } from '#src/domain/desk/over-balance.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import { confirmed } from './confirm.ts';

/**
 * Asks first where a payment is more than is due, or a refund more than is owed back.
 * @param amount dollars; negative of a refund
 * @returns what is sent beside it; null where it was not meant so
 */
export async function askOverBalance(
	balance: Pick<Balance, 'due'>,
	amount: number,
): Promise<{ isOverBalance?: true; isOverOwed?: true } | null> {
	const over = overBalance(balance, amount);
	if (over === null) return {};
	const what = `${amount < 0 ? 'refund' : 'payment'} of ${formatMoneyInCents(Math.abs(amount))}`;
	const isMeant = await confirmed({
		title: `Record a ${what} all the same?`,
		hint: over,
		yes: 'Record It',
		no: 'Go Back',
	});
	if (!isMeant) return null;
	return amount < 0 ? { isOverOwed: true } : { isOverBalance: true };
}
