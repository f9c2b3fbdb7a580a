import { phoneDiscount } from '../bookings/booking.ts';
import { highestTotal } from '../bookings/trip-price.ts';
import { formatMoneyInCents } from '../money.ts';

/** What a booking costs by the rules, where the desk may have agreed on another total. */
export type Priced = {
	/** Dollars of the whole party. */
	totalPrice: number;
	/** What the rules made of it; null where the total is that. */
	quotedPrice: number | null;
};

/** What the rules made of a booking, in dollars, whatever was agreed on since. */
export function quotedOf({ totalPrice, quotedPrice }: Priced): number {
	return quotedPrice ?? totalPrice;
}

/** The least that the desk may agree on, in dollars and whole cents: the quoted price less the discount of the phone. */
export function leastTotal(quoted: number): number {
	return Math.ceil((Math.round(quoted * 100) * (100 - phoneDiscount)) / 100) / 100;
}

/** Why the desk cannot agree on a total, in a sentence; null where it can. */
export function whyNotAgreed(quoted: number, total: number): string | null {
	const least = leastTotal(quoted);
	if (total < least) {
		return `The discount can be ${phoneDiscount}% of ${formatMoneyInCents(quoted)} at most: the total must be ${formatMoneyInCents(least)} or more.`;
	}
	if (total > highestTotal) {
		return `The total can be ${formatMoneyInCents(highestTotal)} at most.`;
	}
	return null;
}

/** What a booking keeps of the total that was agreed on: nothing but it, where that is what the rules made of it. */
export function agreedPrice(quoted: number, total: number, reason: string) {
	return total === quoted
		? { totalPrice: total, quotedPrice: null, priceReason: null }
		: { totalPrice: total, quotedPrice: quoted, priceReason: reason };
}
