import type { BookingDecision, BookingRecord } from '#src/contract/admin/bookings.ts';
import type { BookingLetters } from '#src/contract/admin/letters.ts';
import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { refundTerms } from '#src/domain/bookings/refund-terms.ts';
import { promisedText } from '#src/domain/bookings/refund.ts';
import { newYorkMoment } from '#src/domain/calendar/new-york-moment.ts';

import { bookingCalendar } from '../../calendar/booking-calendar.ts';
import type { Database } from '../../db/database.ts';
import { foretellChange, type ToldChange } from '../../mail/decision-letters.ts';
import { bookingCancelled, bookingConfirmed } from '../../mail/letters/booking-decision.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type CancellationRequest, waitingRequest } from '../../trips/cancellation-request.ts';
import { selectRow } from '../change-row.ts';
import { letterPreview } from '../letters/letter-preview.ts';
import { promisedToRequest, refundableBooking, refundByPolicy } from './booking-refund.ts';
import { bookingRows } from './queries.ts';

const [, confirmed, cancelled] = bookingStatuses;

type Circumstances = Pick<Dependencies, 'siteUrl'> & {
	at: Date;
	/** Dollars that are promised back; null where the policy alone speaks. */
	refund: number | null;
	/** What its traveller asked for, by which a cancellation is counted; null where nobody asked. */
	request: CancellationRequest | null;
};

/** How the customer of a booking is told of a decision. */
export async function toldDecision(
	db: Database,
	booking: BookingRecord,
	after: BookingDecision,
	{ at, siteUrl, refund, request }: Circumstances,
): Promise<ToldChange> {
	const refundable = await refundableBooking(db, booking);
	const words = promisedText(refundable, request?.askedAt ?? at, refund);
	return {
		about: `booking ${booking.id}`,
		before: booking.status,
		after,
		write: (heard) =>
			after === cancelled
				? bookingCancelled(booking, {
						refund: words,
						siteUrl,
						calendar: heard === confirmed ? calendarAfter(booking, after, { at, siteUrl }) : null,
					})
				: bookingConfirmed(booking, heard, {
						siteUrl,
						calendar: calendarAfter(booking, after, { at, siteUrl }),
						terms: refundTerms({ ...refundable, confirmedAt: at }),
					}),
	};
}

/** The calendar file of a booking as it is once it is decided on. */
function calendarAfter(
	booking: BookingRecord,
	status: BookingDecision,
	{ at, siteUrl }: Pick<Circumstances, 'at' | 'siteUrl'>,
): string | null {
	const version = booking.version + 1;
	const after = { ...booking, status, version, updatedAt: at.toISOString() };
	return bookingCalendar(after, { siteUrl });
}

/**
 * The letters that the decisions about a booking would bring its customer at this moment, and what comes back.
 * @param refund dollars that shall be promised; the policy's where it is left out
 */
export async function previewDecisions(
	{ db, now, siteUrl }: Pick<Dependencies, 'db' | 'now' | 'siteUrl'>,
	id: number,
	refund: number | null = null,
): Promise<BookingLetters> {
	const booking = await selectRow(db, bookingRows, id);
	const request = await waitingRequest(db, id);
	const refundable = await refundableBooking(db, booking);
	const promised = refund ?? promisedToRequest(refundable, request);
	const circumstances = { at: now(), siteUrl, request, refund: promised };
	const previewOf = async (after: BookingDecision) =>
		letterPreview(
			db,
			await foretellChange(db, await toldDecision(db, booking, after, circumstances)),
			...(after === cancelled && booking.status === confirmed ? [countedFrom(request)] : []),
		);
	return {
		Confirmed: await previewOf(confirmed),
		Cancelled: await previewOf(cancelled),
		refund: refundByPolicy(refundable, request?.askedAt ?? circumstances.at),
	};
}

function countedFrom(request: CancellationRequest | null): string {
	if (request)
		return `The refund is counted from ${newYorkMoment(request.askedAt)}, when the traveller asked.`;
	return 'The refund is counted from now. If the traveller asked earlier, or we are the ones who cancel, enter what they get and why.';
}
