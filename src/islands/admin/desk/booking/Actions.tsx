import type { BookingPageView } from '#src/contract/desk/booking-page.ts';

export function Actions({ view }: { view: BookingPageView }) {
	return view.booking.id < 0 ? null : null;
}
