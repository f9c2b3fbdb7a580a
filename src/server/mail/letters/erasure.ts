import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { site } from '#src/site.ts';

import { lines, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { isAddress } from './addressee.ts';

/** The letter that tells the desk that a traveller asked on the trip's page to be erased; its answer goes to them. */
export function erasureForDesk({
	id,
	bookingId: reference,
	name,
	email,
	title,
}: BookingRecord): NewLetter {
	return laidOut({
		kind: 'erasure-for-desk',
		recipient: site.email,
		...(isAddress(email) && { replyTo: email }),
		subject: `${reference}: ${name} asks to be erased`,
		bookingId: id,
		reference,
		keepsText: true,
		blocks: [
			paragraph('This was asked on the page of a trip, by somebody who may change it:'),
			lines(reference, title, name, email || 'no email address known'),
			paragraph(
				'Please answer there whether the trip still takes place. Once it is over or cancelled, find the address under People in the panel, and erase it.',
			),
		],
	});
}
