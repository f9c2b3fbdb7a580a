import type { BookingReceipt } from '#src/contract/bookings/booking.ts';
import { bookingReference, referenceLength } from '#src/domain/bookings/booking.ts';
import { type HeldTrip, holdEnd } from '#src/domain/bookings/hold.ts';
import { isOwnTrip } from '#src/domain/bookings/own-trip.ts';
import { readLegs } from '#src/domain/flights/stored-legs.ts';
import { site } from '#src/site.ts';

import type { Database } from '../db/database.ts';
import { bookings } from '../db/schema.ts';
import type { Attempt } from '../http/attempt.ts';
import { storeOnceIfFree } from '../http/stored-once.ts';
import { bookedCheckCode } from '../quotes/quote-check-code.ts';
import type { Dependencies } from '../world/dependencies.ts';

export type StoredBooking = typeof bookings.$inferSelect;

/** A booking that is priced, and for which its seats are kept. */
export type BookedValues = Omit<typeof bookings.$inferInsert, 'reference' | 'heldUntil'>;

const mostDraws = 5;

/**
 * Stores a booking with a hold from this moment, under the first reference drawn that nobody has; or finds the one that
 * the same attempt stored a moment ago.
 * @param transaction the one that priced it (`priceTrip`)
 * @param held what bounds its hold
 * @throws HttpError 409 when the attempt was sent with other words then
 */
export async function storeBooking(
	transaction: Database,
	{ now, randomBytes }: Pick<Dependencies, 'now' | 'randomBytes'>,
	booking: BookedValues,
	{ held, attempt }: { held: HeldTrip; attempt: Attempt | null },
): Promise<{ row: StoredBooking; isRepeat: boolean }> {
	const heldUntil = holdEnd(site, now(), held);
	const checkCode = isOwnTrip(booking) ? null : bookedCheckCode(quotedIn(booking));
	for (let draws = 0; draws < mostDraws; draws += 1) {
		const reference = bookingReference(randomBytes(referenceLength), site.referencePrefix);
		const values = { ...booking, heldUntil, checkCode, reference };
		const stored = await storeOnceIfFree(transaction, bookings, values, attempt);
		if (stored) return stored;
	}
	throw new Error('Every reference that was drawn is taken.');
}

// Whatever was agreed on, the quote says what the rules make of it.
function quotedIn(booking: BookedValues) {
	return { ...booking, totalPrice: booking.quotedPrice ?? booking.totalPrice };
}

/** What whoever booked is told of it. */
export function receiptOf(booking: StoredBooking): BookingReceipt {
	const { reference, type, title, status, travelers, departureDate, totalPrice } = booking;
	const { heldUntil, details } = booking;
	return {
		bookingId: reference,
		type,
		title,
		status,
		travelers,
		departureDate,
		totalPrice,
		legs: readLegs(details['legs']),
		...(heldUntil && { heldUntil: heldUntil.toISOString() }),
	};
}
