import * as z from 'zod/mini';

import { bookingsKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';
import { type BookingReceipt, bookingReceipt } from '#src/contract/bookings/booking.ts';

const most = 20;
const receipts = z.array(bookingReceipt);

// Reference, trip, date, total and status only: a shared computer must not keep anybody's address or phone.
const remembered = storedValue('local', bookingsKey, (json) => z.parse(receipts, json));

/** Adds a completed booking to the list this browser keeps, newest first, at most twenty. */
export function rememberBooking(receipt: BookingReceipt): void {
	remembered.write([receipt, ...(remembered.read() ?? [])].slice(0, most));
}

/** The bookings made in this browser, newest first: what is left to show where the API cannot be reached. */
export function rememberedBookings(): BookingReceipt[] {
	return remembered.read() ?? [];
}

/** Forgets them, for whoever used somebody else's browser. */
export function forgetBookings(): void {
	remembered.remove();
}
