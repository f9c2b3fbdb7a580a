import type { BookingReceipt } from '#src/contract/bookings/booking.ts';
import { tourDuration } from '#src/domain/bookings/tour-duration.ts';
import { partyOfOffer } from '#src/domain/flights/quote.ts';
import { quoteOfBooking } from '#src/domain/quotes/quote-id.ts';
import { quotePath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';
import { heldFact, quoteFact, tripFacts } from './trip-facts.ts';
import { tripLinkBlock } from './trip-link.ts';

/** The letter that says a booking was received and how it is confirmed. */
export function bookingReceived(
	booking: BookingReceipt,
	row: { id: number; name: string; email: string; itemId: string; details: unknown },
	siteUrl: string,
): NewLetter {
	const { id, name, email, itemId, details } = row;
	const { bookingId: reference, travelers, heldUntil } = booking;
	const quote = quoteOfBooking({ ...booking, itemId });
	return laidOut({
		kind: 'booking-received',
		recipient: email,
		subject: `${site.name}: your booking ${reference}`,
		occasion: `booking-received booking ${id}`,
		bookingId: id,
		reference,
		keepsText: true,
		blocks: [
			greeting(name),
			paragraph(`Thank you for booking with ${site.name}. Your reference is ${reference}.`),
			tripFacts(
				{
					...booking,
					tourDuration: tourDuration({ type: booking.type, details }),
					party: partyOfOffer(itemId),
					travellers: travelers,
				},
				quoteFact(quotePath(quote.id, quote.asked), siteUrl),
				heldUntil === undefined ? null : heldFact(new Date(heldUntil)),
			),
			paragraph(
				`Nothing has been charged. Please call ${site.phone} to confirm your booking and to ask for your discount.`,
			),
			...(heldUntil === undefined ? [] : [paragraph(afterHold)]),
			tripLinkBlock({ reference }, siteUrl),
			signature,
		],
	});
}

/** What becomes of a hold that nobody confirms. */
export const afterHold =
	'After the hold ends, the price and the seats may go to somebody else; you owe nothing.';
