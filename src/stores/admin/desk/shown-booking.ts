import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import { type BookingPageView, readBookingPage } from '#src/contract/desk/booking-page.ts';
import type { DeedRecord, DeedReply } from '#src/contract/desk/deed.ts';

import { queryClient } from '../query-client.ts';

/** Shows a booking on its page as it is, or is going to be, until the page is asked for again. */
export function showBooking(booking: BookingRecord): void {
	queryClient.setQueryData<BookingPageView>([readBookingPage.path, booking.id], (view) =>
		view ? { ...view, booking } : view,
	);
}

/**
 * Shows what a deed, or taking it back, has made of a booking: its page and its history at the same moment, or the history
 * would offer to undo what is undone.
 */
export function showReply({ booking, deed }: DeedReply): void {
	queryClient.setQueryData<BookingPageView>([readBookingPage.path, booking.id], (view) =>
		view ? { ...view, booking, deeds: deed ? withDeed(view.deeds, deed) : view.deeds } : view,
	);
}

function withDeed(deeds: readonly DeedRecord[], deed: DeedRecord): DeedRecord[] {
	const isKnown = deeds.some(({ id }) => id === deed.id);
	return isKnown ? deeds.map((each) => (each.id === deed.id ? deed : each)) : [deed, ...deeds];
}
