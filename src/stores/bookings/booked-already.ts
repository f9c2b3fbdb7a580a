import type { BookingReceipt } from '#src/contract/bookings/booking.ts';

import type { CheckoutTrip } from './checkout-trip.ts';
import { rememberedBookings } from './remembered-bookings.ts';

/**
 * The booking of the same trip on the same day that was made in this browser; null where there is none. The server is not
 * asked: what an address has booked is nobody's business but its owner's.
 */
export function bookedAlready(trip: CheckoutTrip): BookingReceipt | null {
	const title = trip.type === 'tour' ? trip.name : `${trip.origin} to ${trip.destination}`;
	const isSame = (receipt: BookingReceipt) =>
		receipt.type === trip.type &&
		receipt.title === title &&
		receipt.departureDate === trip.departureDate;
	return rememberedBookings().find(isSame) ?? null;
}
