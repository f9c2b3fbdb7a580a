import { policyAmounts, type PolicyAmounts } from '../bookings/promised-refund.ts';
import type { BookingReading } from '../bookings/record.ts';
import type { RefundableBooking } from '../bookings/refund-steps.ts';
import { refundOf } from '../bookings/refund.ts';
import { totalWithRoom } from '../bookings/room-price.ts';
import { tourTotal } from '../bookings/trip-price.ts';

// Dollars are added and shared out as whole cents, which a number holds exactly.

/** What a booking costs, and what the rules made of it where the desk agreed on another total. */
export type BookedPrice = { totalPrice: number; quotedPrice: number | null };

/** The price once somebody joins for so many dollars, which nobody has taken anything off yet. */
export function priceWith({ totalPrice, quotedPrice }: BookedPrice, addition: number): BookedPrice {
	return {
		totalPrice: sum(totalPrice, addition),
		quotedPrice: quotedPrice === null ? null : sum(quotedPrice, addition),
	};
}

/** The price once somebody leaves who gets so many dollars back: what was agreed keeps its share of what the rules made. */
export function priceWithout({ totalPrice, quotedPrice }: BookedPrice, back: number): BookedPrice {
	const total = sum(totalPrice, -back);
	if (quotedPrice === null || totalPrice === 0) return { totalPrice: total, quotedPrice };
	return {
		totalPrice: total,
		quotedPrice: Math.floor((quotedPrice * total * 100) / totalPrice) / 100,
	};
}

type Booked = Pick<BookingReading, 'trip' | 'travellers'> & BookedPrice;

/**
 * What one traveller has of a booking's total, in dollars: by the price that it was booked at, less what the desk took off,
 * and never more than an even share: who left before may have left something of theirs.
 */
export function shareOfOne(booking: Booked): number {
	const { totalPrice, quotedPrice, travellers, trip } = booking;
	const even = Math.floor((totalPrice * 100) / travellers) / 100;
	const byRule = priceOfOne(booking);
	if (byRule === null) return even;
	// A tour's total is in whole dollars: what its last traveller adds may be a little more than an even share.
	const isAsQuoted =
		trip.type === 'tour' && totalPrice === totalWithRoom(trip.price ?? 0, travellers, trip.room);
	if (isAsQuoted) return byRule;
	const agreed = quotedPrice ? (byRule * totalPrice) / quotedPrice : byRule;
	return Math.min(even, Math.round(agreed * 100) / 100);
}

/** What the last of a party paid by its price a person; null of an offer, whose price is the party's, and where none is known. */
function priceOfOne({ trip, travellers }: Booked): number | null {
	if (trip.price === null) return null;
	if (trip.type === 'tour') {
		return tourTotal(trip.price, travellers) - tourTotal(trip.price, travellers - 1);
	}
	return trip.party === '' ? trip.price : null;
}

/**
 * What of a booking's refund decides about one of its travellers, as if theirs were all that is booked: of what was paid
 * their share of the total.
 */
export function refundableOne(refundable: RefundableBooking, share: number): RefundableBooking {
	const { total, paid } = refundable;
	const theirs = total === 0 ? 0 : Math.round((paid * share * 100) / total) / 100;
	return { ...refundable, total: share, paid: theirs, travellers: 1 };
}

/**
 * What comes off the total for one traveller who leaves: what the refund policy gives back of their share. Of what is not
 * confirmed all of it does, and what nobody has paid yet is not kept either: as where the whole booking is cancelled.
 * @returns dollars; two amounts where only the airline knows
 */
export function offForOne(refundable: RefundableBooking, booking: Booked, at: Date): PolicyAmounts {
	const share = shareOfOne(booking);
	if (refundable.confirmedAt === null) return { least: share, most: share };
	const one = refundableOne(refundable, share);
	const { least, most } = policyAmounts(refundOf(one, at));
	const unpaid = Math.max(0, sum(share, -one.paid));
	return { least: sum(least, unpaid), most: sum(most, unpaid) };
}

function sum(one: number, other: number): number {
	return (Math.round(one * 100) + Math.round(other * 100)) / 100;
}
