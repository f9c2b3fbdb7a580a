import { addHours } from 'date-fns/addHours';

import type { BookingStatus } from './booking.ts';
import type { DeskHours } from './desk-hours.ts';

/** Where a booking stands as people read it: a hold that has ended changes no stored status. */
export type BookingStanding = 'Pending' | 'Held' | 'Expired' | 'Confirmed' | 'Cancelled';

/** Until when a booking made at a moment holds its seats and its price. */
export function holdEnd(_desk: DeskHours, bookedAt: Date): Date {
	return addHours(bookedAt, 24);
}

/**
 * Where a booking stands at a moment.
 * @param booking `heldUntil` as a moment in ISO 8601; null of a booking from before there were holds: it never expires
 */
export function bookingStanding(
	{ status, heldUntil }: { status: BookingStatus; heldUntil: string | null },
	now: Date,
): BookingStanding {
	if (status !== 'Pending Confirmation') return status;
	if (heldUntil === null) return 'Pending';
	return new Date(heldUntil) > now ? 'Held' : 'Expired';
}
