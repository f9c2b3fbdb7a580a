import { addHours } from 'date-fns/addHours';

import type { BookingStatus } from './booking.ts';
import type { DeskHours } from './desk-hours.ts';
import { addOpenHours } from './open-hours.ts';

/** The booking desk, and for how many of its open hours it holds a booking. */
export type HoldingDesk = DeskHours & { holdDeskHours: number };

/** Where a booking stands as people read it: a hold that has ended changes no stored status. */
export type BookingStanding = 'Pending' | 'Held' | 'Expired' | 'Confirmed' | 'Cancelled';

/**
 * Until when a booking made at `bookedAt` holds its seats and its price: so many hours in which the desk could be
 * reached. A desk that is never there (which the schema of `site.json` refuses) holds it for as many hours of any kind.
 */
export function holdEnd(desk: HoldingDesk, bookedAt: Date): Date {
	const { holdDeskHours } = desk;
	return addOpenHours(desk, bookedAt, holdDeskHours) ?? addHours(bookedAt, holdDeskHours);
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
