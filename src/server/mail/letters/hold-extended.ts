import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { site } from '#src/site.ts';

import { paragraph } from '../layout/blocks.ts';
import type { NewLetter } from '../letter.ts';
import { bookingOperationTold } from './booking-operation.ts';

/** The letter that says a booking is held for longer; null where the record has no address. */
export function holdExtended(
	before: BookingRecord,
	after: BookingRecord,
	siteUrl: string,
): NewLetter | null {
	const [was, is] = [before.heldUntil, after.heldUntil].map((moment) =>
		moment === null ? 'not held' : deskMoment(site, new Date(moment)),
	);
	return bookingOperationTold(after, {
		kind: 'hold-extended',
		news: 'is held for longer',
		opening: `We hold your booking ${after.bookingId} for longer, with its seats and at its price.`,
		changes: [{ name: 'Held until', before: was ?? '', after: is ?? '' }],
		closing: [paragraph(`Please call ${site.phone} before then to confirm it.`)],
		siteUrl,
	});
}
