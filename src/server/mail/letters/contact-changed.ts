import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { site } from '#src/site.ts';

import { paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting, isAddress } from './addressee.ts';
import { bookingOperationTold, type Changed } from './booking-operation.ts';
import { signature } from './signature.ts';

/** The letter that says under which name, address and number a booking is kept now; null where there is no address. */
export function contactChanged(
	before: BookingRecord,
	after: BookingRecord,
	siteUrl: string,
): NewLetter | null {
	const changes: Changed[] = [
		{ name: 'Name', before: before.name, after: after.name },
		{ name: 'Email address', before: before.email, after: after.email },
		{ name: 'Phone number', before: before.phone, after: after.phone },
	];
	return bookingOperationTold(after, {
		kind: 'contact-changed',
		news: 'has new contact details',
		opening: `We have changed how we reach you about your booking ${after.bookingId}.`,
		changes: changes.filter((change) => change.before !== change.after),
		siteUrl,
	});
}

/**
 * The letter to the address that a booking had before, in case it was not its owner who had it changed: it says nothing
 * of the trip, nor where letters go now. null where it has the same one, or had none.
 */
export function addressLeft(before: BookingRecord, after: BookingRecord): NewLetter | null {
	const isSame = before.email.toLowerCase() === after.email.toLowerCase();
	if (isSame || !isAddress(before.email)) return null;
	return laidOut({
		kind: 'address-left',
		recipient: before.email,
		subject: `${site.name}: a booking no longer has this email address`,
		occasion: `address-left booking ${before.id} version ${after.version}`,
		bookingId: before.id,
		keepsText: true,
		blocks: [
			greeting(''),
			paragraph(
				'Somebody asked our booking desk on the phone to write about a booking to another email address than this one. No more letters about it come here.',
			),
			paragraph(`If that was not you, or not in your name, please call us: ${site.phone}.`),
			signature,
		],
	});
}
