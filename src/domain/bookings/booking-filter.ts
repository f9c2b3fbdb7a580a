import { bookingStatuses, bookingStatusLabel } from './booking.ts';

/**
 * What the desk's list of bookings can be narrowed to: a stored status or, of the pending bookings, those whose hold runs
 * and those whose hold has ended.
 */
export const bookingFilters = [
	bookingStatuses[0],
	'Held',
	'Expired',
	bookingStatuses[1],
	bookingStatuses[2],
] as const;
export type BookingFilter = (typeof bookingFilters)[number];

/** A filter as people read it: 'Pending' holds what is held and what has expired. */
export function bookingFilterLabel(filter: BookingFilter): string {
	return filter === 'Held' || filter === 'Expired' ? filter : bookingStatusLabel(filter);
}
