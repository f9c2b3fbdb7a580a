import type { BookingDecision } from '#src/contract/desk/bookings.ts';
import type { BookingLetters } from '#src/contract/desk/letters.ts';
import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { newYorkMoment } from '#src/domain/calendar/new-york-moment.ts';

import { selectRow } from '../../changes/change-row.ts';
import { waitingHeard } from '../../mail/decision-letters.ts';
import { letterPreview } from '../../mail/letter-preview.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { bookingRows } from '../booking-rows.ts';
import { type CancellationRequest, waitingRequest } from '../cancellation-request.ts';
import { promisedToRequest, refundableBooking, refundByPolicy } from '../promised-refund.ts';
import { decisionLetterOf } from './decision-letter-of.ts';

const [, confirmed, cancelled] = bookingStatuses;

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
	const at = now();
	const waiting = await waitingHeard(db, `booking ${id}`);
	const heard = waiting ?? booking.status;
	const circumstances = { at, siteUrl, heard, request, refund: promised };
	const previewOf = async (after: BookingDecision) =>
		letterPreview(
			db,
			{
				letter: heard === after ? null : await decisionLetterOf(db, booking, after, circumstances),
				takesBack: waiting !== null,
			},
			...(after === cancelled && booking.status === confirmed ? [countedFrom(request)] : []),
		);
	return {
		Confirmed: await previewOf(confirmed),
		Cancelled: await previewOf(cancelled),
		refund: refundByPolicy(refundable, request?.askedAt ?? at),
	};
}

function countedFrom(request: CancellationRequest | null): string {
	if (request)
		return `The refund is counted from ${newYorkMoment(request.askedAt)}, when the traveler asked.`;
	return 'The refund is counted from now. If the traveler asked earlier, or we are the ones who cancel, enter what they get and why.';
}
