import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { site } from '#src/site.ts';

import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { writtenBlocks } from './desk-reply.ts';
import { signature } from './signature.ts';
import { tripLinkBlock } from './trip-link.ts';

type Written = { recipient: string; subject: string; body: string };

/** The letter that the desk writes to whoever booked: its words, and the way to the trip. */
export function deskLetter(
	{ id, bookingId: reference }: Pick<BookingRecord, 'id' | 'bookingId'>,
	{ recipient, subject, body }: Written,
	siteUrl: string,
): NewLetter {
	return laidOut({
		kind: 'desk-letter',
		recipient,
		subject: `${site.name}: ${subject}`,
		bookingId: id,
		reference,
		keepsText: true,
		blocks: [...writtenBlocks(body), tripLinkBlock({ reference }, siteUrl), signature],
	});
}
