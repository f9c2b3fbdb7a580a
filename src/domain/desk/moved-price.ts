import { phoneDiscount } from '../bookings/booking.ts';
import { highestTotal } from '../bookings/trip-price.ts';
import { leastTotal, type Priced, quotedOf } from './agreed-price.ts';

/** What of a booking its price is after a move. */
export type MovedPrice = Priced & { priceReason: string | null };

/**
 * The price of a booking that is moved to something else: what the desk agreed on stays the same share of what the rules
 * make of it, in whole cents.
 * @param quoted what the rules make of it there, in dollars
 */
export function movedPrice(
	{ priceReason, ...before }: Priced & { priceReason: string | null },
	quoted: number,
): MovedPrice {
	const was = quotedOf(before);
	const share = was === 0 ? 1 : before.totalPrice / was;
	const agreed = Math.round(quoted * 100 * share) / 100;
	const totalPrice = Math.min(Math.max(agreed, leastTotal(quoted, phoneDiscount)), highestTotal);
	return before.quotedPrice === null || totalPrice === quoted
		? { totalPrice: quoted, quotedPrice: null, priceReason: null }
		: { totalPrice, quotedPrice: quoted, priceReason };
}
