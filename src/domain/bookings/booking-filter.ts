import { bookingStatuses, bookingStatusLabel } from './booking.ts';

/**
 * What the desk's list of bookings can be narrowed to: a stored status; of the pending bookings those whose hold runs and
 * those whose hold has ended; and of the confirmed ones those that leave soon and do not say everything of who travels.
 */
export const bookingFilters = [
	bookingStatuses[0],
	'Held',
	'Expired',
	bookingStatuses[1],
	bookingStatuses[2],
	'Missing travellers',
] as const;
export type BookingFilter = (typeof bookingFilters)[number];

/** A filter as people read it: 'Pending' holds what is held and what has expired. */
export function bookingFilterLabel(filter: BookingFilter): string {
	const status = bookingStatuses.find((each) => each === filter);
	return status ? bookingStatusLabel(status) : filter;
}
