import { formatMoneyInCents } from '../money.ts';

/**
 * Why a new price may be a slip, in a sentence with both figures: it falls by more than a third. null where it does not.
 * @param before dollars
 */
export function priceFall(before: number, after: number): string | null {
	if (after * 3 >= before * 2) return null;
	return `It falls from ${formatMoneyInCents(before)} to ${formatMoneyInCents(after)}, by ${Math.round((1 - after / before) * 100)}%.`;
}
