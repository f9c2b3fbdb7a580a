import { type BookingRecord, listBookings } from '#src/contract/admin/bookings.ts';
import { readBookingTrip } from '#src/contract/admin/trips.ts';
import { type BookingPageView, readBookingPage } from '#src/contract/desk/booking-page.ts';

import { recount } from '../counts.ts';
import { queryClient } from '../query-client.ts';

/** Shows a booking on its page as it is, or is going to be, until the page is asked for again. */
export function showBooking(booking: BookingRecord): void {
	queryClient.setQueryData<BookingPageView>([readBookingPage.path, booking.id], (view) =>
		view ? { ...view, booking } : view,
	);
}

/** Asks anew for all that shows a booking: its page, the lists, and what is counted. */
export function reloadBooking(id: number): void {
	recount();
	void queryClient.invalidateQueries({ queryKey: [listBookings.path] });
	void queryClient.invalidateQueries({ queryKey: [readBookingTrip.path, id] });
	void queryClient.invalidateQueries({ queryKey: [readBookingPage.path, id] });
}
