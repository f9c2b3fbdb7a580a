import type { BookingDecision, BookingRecord } from '#src/contract/admin/bookings.ts';
import type { BookingLetters } from '#src/contract/admin/letters.ts';
import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { refundText } from '#src/domain/bookings/refund.ts';

import { bookingCalendar } from '../../calendar/booking-calendar.ts';
import type { Database } from '../../db/database.ts';
import { foretellChange, type ToldChange } from '../../mail/decision-letters.ts';
import { bookingCancelled, bookingConfirmed } from '../../mail/letters/booking-decision.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { selectRow } from '../change-row.ts';
import { letterPreview } from '../letters/letter-preview.ts';
import { refundableBooking } from './booking-refund.ts';
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
	const refund = refundText(await refundableBooking(db, booking), at);
	return {
		about: `booking ${booking.id}`,
		before: booking.status,
		after,
		write: (heard) =>
			after === cancelled
				? bookingCancelled(booking, {
						refund,
						siteUrl,
						calendar: heard === confirmed ? calendarAfter(booking, after, at) : null,
					})
				: bookingConfirmed(booking, heard, calendarAfter(booking, after, at)),
	};
}

/** The calendar file of a booking as it is once it is decided on. */
function calendarAfter(booking: BookingRecord, status: BookingDecision, at: Date): string | null {
	const version = booking.version + 1;
	return bookingCalendar({ ...booking, status, version, updatedAt: at.toISOString() });
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
