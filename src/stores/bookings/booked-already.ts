import type { BookingReceipt } from '#src/contract/bookings/booking.ts';

import { bookedKey, type CheckoutTrip, tripKey } from './checkout-trip.ts';
import { rememberedBookings } from './remembered-bookings.ts';

/**
 * The booking of the same trip on the same day that was made in this browser; null where there is none. The server is not
 * asked: what an address has booked is nobody's business but its owner's.
 */
export function bookedAlready(trip: CheckoutTrip): BookingReceipt | null {
	const key = tripKey(trip);
	return rememberedBookings().find((receipt) => bookedKey(receipt) === key) ?? null;
}
