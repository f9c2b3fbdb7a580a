import type { BookingReceipt } from '#src/contract/bookings/booking.ts';
import { bookedRoom } from '#src/domain/bookings/booked-room.ts';
import { tourDuration } from '#src/domain/bookings/tour-duration.ts';
import { partyOfOffer } from '#src/domain/flights/quote.ts';
import { quoteOfBooking } from '#src/domain/quotes/quote-id.ts';
import { quotePath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { paragraph } from '../layout/blocks.ts';
import type { NewLetter } from '../letter.ts';
import { afterHold, firstLetter } from './first-letter.ts';
import { type BookedTrip, heldFact, quoteFact, tripFacts } from './trip-facts.ts';

/** The letter that says a booking was received and how it is confirmed. */
export function bookingReceived(
	booking: BookingReceipt,
	row: { id: number; name: string; email: string; itemId: string; details: unknown },
	{ leaves, siteUrl }: Pick<BookedTrip, 'leaves'> & { siteUrl: string },
): NewLetter {
	const { id, name, email, itemId, details } = row;
	const { bookingId: reference, travelers, heldUntil } = booking;
	const quote = quoteOfBooking({ ...booking, itemId, details });
	return firstLetter(
		{ id, reference, name, email },
		[
			paragraph(`Thank you for booking with ${site.name}. Your reference is ${reference}.`),
			tripFacts(
				{
					...booking,
					...(leaves && { leaves }),
					tourDuration: tourDuration({ type: booking.type, details }),
					room: bookedRoom({ ...booking, details }),
					party: partyOfOffer(itemId),
					travellers: travelers,
				},
				quoteFact(quotePath(quote.id, quote.asked), siteUrl),
				heldUntil === undefined ? null : heldFact(new Date(heldUntil), details),
			),
			paragraph(
				`Nothing has been charged. Please call ${site.phone} to confirm your booking and to ask for your discount.`,
			),
			...(heldUntil === undefined ? [] : [paragraph(afterHold)]),
		],
		siteUrl,
	);
}
