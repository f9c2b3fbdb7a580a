import { type BookingStatus, phoneDiscount } from '../bookings/booking.ts';
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

/** Whether another total is more than was confirmed: then it waits for the traveller's yes. */
export function isRaised(
	{ status, totalPrice }: { status: BookingStatus; totalPrice: number },
	total: number,
): boolean {
	return status === 'Confirmed' && total > totalPrice;
}

/**
 * Percent that somebody of the desk may take off: administrators those that are promised for the phone, agents as many.
 * @param agents as many as the site leaves to its agents, where it leaves them fewer
 */
export function mostDiscount({ isAdmin }: { isAdmin: boolean }, agents = phoneDiscount): number {
	return isAdmin ? phoneDiscount : agents;
}

/** The least that somebody may agree on, in dollars and whole cents: the quoted price less the percent that they may take off. */
export function leastTotal(quoted: number, most: number): number {
	return Math.ceil((Math.round(quoted * 100) * (100 - most)) / 100) / 100;
}

/**
 * Why somebody of the desk cannot agree on a total, in a sentence; null where they can.
 * @param most percent that they may take off
 */
export function whyNotAgreed(quoted: number, total: number, most: number): string | null {
	const least = leastTotal(quoted, most);
	if (total < least) {
		const refusal = `The discount can be ${most}% of ${formatMoneyInCents(quoted)} at most: the total must be ${formatMoneyInCents(least)} or more.`;
		const isForAll = most === phoneDiscount || total < leastTotal(quoted, phoneDiscount);
		return isForAll ? refusal : `${refusal} An administrator can agree on less.`;
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
