import { addHours } from 'date-fns/addHours';

import type { BookingStatus } from './booking.ts';
import type { DeskHours } from './desk-hours.ts';
import { addOpenHours } from './open-hours.ts';

/** The booking desk, and for how many of its open hours it holds a booking. */
export type HoldingDesk = DeskHours & { holdDeskHours: number };

/** Where a booking stands as people read it: a hold that has ended changes no stored status. */
export const bookingStandings = ['Pending', 'Held', 'Expired', 'Confirmed', 'Cancelled'] as const;
export type BookingStanding = (typeof bookingStandings)[number];

/** What of a trip bounds its hold. */
export type HeldTrip = {
	leavesAt: Date;
	/** The last moment at which it can be sold. */
	soldUntil: Date;
	/** Until when its price was promised before it was booked; null where it was not. */
	quotedUntil: Date | null;
};

/**
 * Until when a booking made at `bookedAt` holds its seats and its price: for so many hours in which the desk could be
 * reached, and never for less than the quote promised, but no longer than the trip can be sold. What the desk sells later
 * is held until it leaves at most.
 */
export function holdEnd(desk: HoldingDesk, bookedAt: Date, trip: HeldTrip): Date {
	const { quotedUntil } = trip;
	const byDesk = deskHoldEnd(desk, bookedAt);
	const asked = quotedUntil && quotedUntil > byDesk ? quotedUntil : byDesk;
	const latest = latestHold(bookedAt, trip);
	return latest && latest < asked ? latest : asked;
}

/** How long a trip allows a hold at a moment: while it can be sold, later until it leaves; null once it has left. */
export function latestHold(
	now: Date,
	{ soldUntil, leavesAt }: Pick<HeldTrip, 'soldUntil' | 'leavesAt'>,
): Date | null {
	return [soldUntil, leavesAt].find((end) => end > now) ?? null;
}

/**
 * The end of the hours that a hold has of the desk's, whatever is held. A desk that is never there (which the schema of
 * `site.json` refuses) holds it for as many hours of any kind.
 */
export function deskHoldEnd(desk: HoldingDesk, bookedAt: Date): Date {
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

/** Whether a booking has no seats any more: its hold has ended, or it is cancelled. */
export function gaveSeatsBack(booking: Parameters<typeof bookingStanding>[0], now: Date): boolean {
	const standing = bookingStanding(booking, now);
	return standing === 'Expired' || standing === 'Cancelled';
}
