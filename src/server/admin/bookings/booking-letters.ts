import { and, desc, eq, sql } from 'drizzle-orm';

import type { BookingDecision, BookingRecord } from '#src/contract/admin/bookings.ts';
import type { BookingLetters } from '#src/contract/admin/letters.ts';
import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { type Refund, refundOf } from '#src/domain/bookings/refund.ts';

import type { Database } from '../../db/database.ts';
import { changes } from '../../db/schema.ts';
import { foretellChange, type ToldChange } from '../../mail/decision-letters.ts';
import { bookingCancelled, bookingConfirmed } from '../../mail/letters/booking-decision.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { selectRow } from '../change-row.ts';
import { letterPreview } from '../letters/letter-preview.ts';
import { bookingRows } from './queries.ts';

const [, confirmed, cancelled] = bookingStatuses;

type Circumstances = Pick<Dependencies, 'siteUrl'> & { at: Date };

/** How the customer of a booking is told of a decision. */
export async function toldDecision(
	db: Database,
	booking: BookingRecord,
	after: BookingDecision,
	{ at, siteUrl }: Circumstances,
): Promise<ToldChange> {
	const refund = after === cancelled ? await refundAt(db, booking, at) : null;
	return {
		about: `booking ${booking.id}`,
		before: booking.status,
		after,
		write: (heard) =>
			after === cancelled
				? bookingCancelled(booking, refund, siteUrl)
				: bookingConfirmed(booking, heard === cancelled),
	};
}

/** The letters that the decisions about a booking would bring its customer at this moment. */
export async function previewDecisions(
	{ db, now, siteUrl }: Pick<Dependencies, 'db' | 'now' | 'siteUrl'>,
	id: number,
): Promise<BookingLetters> {
	const booking = await selectRow(db, bookingRows, id);
	const circumstances = { at: now(), siteUrl };
	const previewOf = async (after: BookingDecision) =>
		letterPreview(
			db,
			await foretellChange(db, await toldDecision(db, booking, after, circumstances)),
			...(after === cancelled && booking.status === confirmed ? [countedFromNow] : []),
		);
	return { Confirmed: await previewOf(confirmed), Cancelled: await previewOf(cancelled) };
}

const countedFromNow =
	'The refund is counted from now. If the traveller asked earlier, or we are the ones who cancel, write to them yourself.';

/** What comes back when a booking is cancelled; null where it was not confirmed. */
async function refundAt(
	db: Database,
	{ id, type, status, ...booking }: BookingRecord,
	cancelledAt: Date,
): Promise<Refund | null> {
	if (status !== confirmed) return null;
	const requestedAt = new Date(booking.createdAt);
	return refundOf({
		type,
		total: booking.totalPrice,
		travellers: booking.travelers,
		departure: booking.departureDate,
		requestedAt,
		// Where nobody wrote it down it was not before the request.
		confirmedAt: (await selectConfirmedAt(db, id)) ?? requestedAt,
		cancelledAt,
	});
}

async function selectConfirmedAt(db: Database, id: number): Promise<Date | null> {
	const [change] = await db
		.select({ at: changes.createdAt })
		.from(changes)
		.where(
			and(
				eq(changes.subject, bookingRows.subject),
				eq(changes.subjectId, id),
				eq(sql`${changes.after} ->> 'status'`, confirmed),
			),
		)
		.orderBy(desc(changes.id))
		.limit(1);
	return change?.at ?? null;
}
