import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { site } from '#src/site.ts';

import { facts, paragraph } from '../layout/blocks.ts';
import type { NewLetter } from '../letter.ts';
import { bookingOperationTold } from './booking-operation.ts';
import { heldFact } from './trip-facts.ts';

/** The letter that says a cancelled booking is open again, and until when it is held; null where there is no address. */
export function bookingReopened(
	booking: BookingRecord,
	heldUntil: Date,
	siteUrl: string,
): NewLetter | null {
	return bookingOperationTold(booking, {
		kind: 'booking-reopened',
		news: 'is open again',
		opening: `Your booking ${booking.bookingId} is no longer cancelled. We hold it for you again.`,
		changes: [{ name: 'Status', before: 'Cancelled', after: 'Held for you' }],
		closing: [
			facts(null, heldFact(heldUntil, booking.details)),
			paragraph(`Please call ${site.phone} before then to confirm it.`),
		],
		siteUrl,
	});
}
