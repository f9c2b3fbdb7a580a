import { eq } from 'drizzle-orm';

import type { TripView } from '#src/contract/trips/trip-view.ts';
import { drawTrip } from '#src/islands/trips/served/draw-trip.ts';
import { bookingRows } from '#src/server/bookings/booking-rows.ts';
import { selectRow } from '#src/server/changes/change-row.ts';
import type { Database } from '#src/server/db/database.ts';
import { bookings } from '#src/server/db/schema.ts';
import { tripView } from '#src/server/trips/trip-view.ts';

import { apiRequest, testDependencies } from './api.ts';
import type { storedBooking } from './stored-booking.ts';

export type TripReader = TripView['access'];

/** Whoever booked. */
export const traveller: TripReader = { mayChange: true, showsPrices: true, openedBy: 'key' };

/** Stores a booking and draws its page for a reader. */
export async function drawnTrip(
	db: Database,
	booking: ReturnType<typeof storedBooking>,
	{
		reader = traveller,
		now,
		more = {},
	}: { reader?: TripReader; now: Date; more?: Partial<TripView> },
): Promise<string> {
	await db.insert(bookings).values(booking).onConflictDoNothing();
	const [row] = await db
		.select({ id: bookings.id })
		.from(bookings)
		.where(eq(bookings.reference, booking.reference));
	const { openedBy, ...access } = reader;
	const stored = await selectRow(db, bookingRows, row?.id ?? 0);
	const view = await tripView(
		testDependencies(db, { now: () => now }),
		{ booking: stored, access, openedBy, keyId: null, userId: null },
		apiRequest('GET', `/trip/${booking.reference}`),
	);
	return drawTrip({ reference: booking.reference, view: { ...view, ...more }, done: null }).html;
}
