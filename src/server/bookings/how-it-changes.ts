import { and, eq, inArray } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { paidOf } from '#src/domain/bookings/balance.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { howToChange, type HowToChange } from '#src/domain/trips/how-to-change.ts';

import type { Database } from '../db/database.ts';
import { operations } from '../db/schema.ts';

/** How its traveller changes the day or the party of a booking; null where they cannot. As `howToChange`. */
export async function howItChanges(
	db: Database,
	booking: BookingRecord,
	now: Date,
): Promise<HowToChange | null> {
	const timesChanged = await db.$count(
		operations,
		and(eq(operations.bookingId, booking.id), inArray(operations.action, ['move', 'change party'])),
	);
	const changed = { ...booking, paid: paidOf(booking), timesChanged };
	return howToChange(changed, bookingStanding(booking, now), newYorkDay(now));
}
