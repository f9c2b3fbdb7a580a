import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';

import type { TripData } from '#src/contract/trips/own-data.ts';

import { inTransaction } from '../db/in-transaction.ts';
import {
	bookings,
	callBacks,
	invoices,
	keptSeats,
	changes,
	messages,
	outbox,
	payments,
	reviews,
	scheduleChanges,
	travellers,
	tripKeys,
} from '../db/schema.ts';
import type { OpenTrip } from '../trips/trip-access.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { type Table, tables } from './personal-data.ts';
import { columnsThatMean } from './personal-rows.ts';

/**
 * All that is held about one booking, row by row, for whoever booked it. Keys, and who of the office did it, are left out:
 * as where a person is told all that is held of them.
 */
export function readTripData(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ booking }: Pick<OpenTrip, 'booking'>,
): Promise<TripData> {
	const { id, bookingId: reference, email, phone } = booking;
	return inTransaction(db, async (transaction) => {
		const rowsOf = (table: Table, isTheirs: SQL | undefined) =>
			transaction
				.select(columnsThatMean(table, ['personal', 'business']))
				.from(tables[table])
				.where(isTheirs)
				.orderBy(sql`1`);
		return {
			reference,
			exportedAt: now().toISOString(),
			held: {
				booking: await rowsOf('bookings', eq(bookings.id, id)),
				payments: await rowsOf('payments', eq(payments.bookingId, id)),
				invoices: await rowsOf('invoices', eq(invoices.bookingId, id)),
				travellers: await rowsOf('travellers', eq(travellers.bookingId, id)),
				messages: await rowsOf('messages', eq(messages.bookingId, id)),
				reviews: await rowsOf('reviews', eq(reviews.bookingId, id)),
				scheduleChanges: await rowsOf('scheduleChanges', eq(scheduleChanges.bookingId, id)),
				keptSeats: await rowsOf('keptSeats', eq(keptSeats.bookingId, id)),
				letters: await rowsOf('outbox', eq(outbox.bookingId, id)),
				// Anybody may type a reference: only what was asked for by the same person is told.
				callBacks: await rowsOf(
					'callBacks',
					and(
						eq(sql`upper(${callBacks.reference})`, reference),
						or(
							eq(callBacks.phone, phone),
							and(ne(callBacks.email, ''), eq(sql`lower(${callBacks.email})`, email.toLowerCase())),
						),
					),
				),
				links: await rowsOf('tripKeys', eq(tripKeys.bookingId, id)),
				changes: await rowsOf(
					'changes',
					and(eq(changes.subject, 'booking'), eq(changes.subjectId, id)),
				),
			},
		};
	});
}
