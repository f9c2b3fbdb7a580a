import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { BookingDecision } from '#src/contract/desk/bookings.ts';
import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { instalmentLine } from '#src/domain/bookings/instalment-words.ts';
import { refundTerms } from '#src/domain/bookings/refund-terms.ts';
import { promisedText } from '#src/domain/bookings/refund.ts';
import { decisionWords } from '#src/domain/tours/decision.ts';
import { site } from '#src/site.ts';

import { selectBookedDeparture } from '../../catalog/booked-departure.ts';
import type { Database } from '../../db/database.ts';
import type { NewLetter } from '../../mail/letter.ts';
import { bookingCancelled, bookingConfirmed } from '../../mail/letters/booking-decision.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import type { CancellationRequest } from '../cancellation-request.ts';
import { instalmentsOf } from '../instalments-of.ts';
import { refundableBooking } from '../promised-refund.ts';
import { tripCalendar } from '../trip-calendar.ts';

const [, confirmed, cancelled] = bookingStatuses;

type Circumstances = Pick<Dependencies, 'siteUrl'> & {
	at: Date;
	/** What its customer knew it as. */
	heard: string;
	/** Dollars that are promised back; null where the policy alone speaks. */
	refund: number | null;
	/** What its traveller asked for, by which a cancellation is counted; null where nobody asked. */
	request: CancellationRequest | null;
};

/**
 * The letter to the customer of a booking about a decision; null where there is no address to write to.
 * @param booking as it was before
 */
export async function decisionLetterOf(
	db: Database,
	booking: BookingRecord,
	after: BookingDecision,
	{ at, siteUrl, heard, refund, request }: Circumstances,
): Promise<NewLetter | null> {
	const refundable = await refundableBooking(db, booking);
	if (after === cancelled) {
		return bookingCancelled(booking, {
			refund: promisedText(refundable, request?.askedAt ?? at, refund),
			siteUrl,
			calendar:
				heard === confirmed ? await calendarAfter(db, booking, { after, at, siteUrl }) : null,
		});
	}
	const confirmable = { ...refundable, confirmedAt: at };
	const departure = await selectBookedDeparture(db, booking.departureId, booking.travelers);
	return bookingConfirmed(booking, heard, {
		siteUrl,
		calendar: await calendarAfter(db, booking, { after, at, siteUrl }),
		leaves: departure ? decisionWords(departure, site) : '',
		paying: instalmentsOf(booking, confirmable, departure).map(instalmentLine),
		terms: refundTerms(confirmable),
	});
}

/** The calendar file of a booking as it is once it is decided on. */
function calendarAfter(
	db: Database,
	booking: BookingRecord,
	{ after, at, siteUrl }: Pick<Circumstances, 'at' | 'siteUrl'> & { after: BookingDecision },
): Promise<string | null> {
	const version = booking.version + 1;
	const decided = { ...booking, status: after, version, updatedAt: at.toISOString() };
	return tripCalendar(db, decided, { siteUrl, confirming: booking.travelers });
}
