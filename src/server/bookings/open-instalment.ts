import { eq } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import type { Instalment } from '#src/domain/bookings/instalments.ts';

import type { Database } from '../db/database.ts';
import { openInstalments } from '../db/schema.ts';
import { selectInstalments } from './instalments-of.ts';

const [, confirmed] = bookingStatuses;

/**
 * Keeps which instalment of a booking is to be paid next, once anything of the booking or its departure is another.
 * @returns all its instalments
 */
export async function keepOpenInstalment(
	db: Database,
	booking: BookingRecord,
): Promise<Instalment[]> {
	const all = booking.status === confirmed ? await selectInstalments(db, booking) : [];
	const next = all.find(({ open }) => open > 0);
	const { bookingId } = openInstalments;
	if (!next || next.due === null || next.waits) {
		await db.delete(openInstalments).where(eq(bookingId, booking.id));
		return all;
	}
	const due = { dueOn: next.due, amount: next.open };
	await db
		.insert(openInstalments)
		.values({ bookingId: booking.id, ...due })
		.onConflictDoUpdate({ target: bookingId, set: due });
	return all;
}
