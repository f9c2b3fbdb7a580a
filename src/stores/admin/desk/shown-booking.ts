import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import { type BookingPageView, readBookingPage } from '#src/contract/desk/booking-page.ts';

import { queryClient } from '../query-client.ts';

/** Shows a booking on its page as it is, or is going to be, until the page is asked for again. */
export function showBooking(booking: BookingRecord): void {
	queryClient.setQueryData<BookingPageView>([readBookingPage.path, booking.id], (view) =>
		view ? { ...view, booking } : view,
	);
}
