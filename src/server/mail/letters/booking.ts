import type { BookingReceipt } from '#src/contract/bookings/booking.ts';
import { bookedRoom } from '#src/domain/bookings/booked-room.ts';
import { soldConditions } from '#src/domain/bookings/sold-conditions.ts';
import { tourDuration } from '#src/domain/bookings/tour-duration.ts';
import { partyOfOffer, quotedOn } from '#src/domain/flights/quote.ts';
import { quoteOfBooking } from '#src/domain/quotes/quote-id.ts';
import { quotePath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { paragraph } from '../layout/blocks.ts';
import type { NewLetter } from '../letter.ts';
import { afterHold, firstLetter } from './first-letter.ts';
import { type BookedTrip, heldFact, quoteFact, tripFacts } from './trip-facts.ts';

type Told = Pick<BookedTrip, 'leaves'> & {
	/** The reference of another booking of the same trip by the same address, which may not be meant. */
	twice?: string | null;
	siteUrl: string;
};

/** The letter that says a booking was received and how it is confirmed. */
export function bookingReceived(
	booking: BookingReceipt,
	row: { id: number; name: string; email: string; itemId: string; details: unknown },
	{ leaves, twice = null, siteUrl }: Told,
): NewLetter {
	const { id, name, email, itemId, details } = row;
	const { bookingId: reference, travelers, heldUntil } = booking;
	const quote = quoteOfBooking({ ...booking, itemId, details });
	return firstLetter(
		{ id, reference, name, email },
		[
			paragraph(`Thank you for booking with ${site.name}. Your reference is ${reference}.`),
			...(twice === null
				? []
				: [
						paragraph(
							`You have booked this trip on this day once before, as ${twice}. If that is not meant, please cancel this one on its page: nothing is owed for it.`,
						),
					]),
			tripFacts(
				{
					...booking,
					...(leaves && { leaves }),
					tourDuration: tourDuration({ type: booking.type, details }),
					room: bookedRoom({ ...booking, details }),
					...quotedOn(itemId),
					conditions: soldConditions(details),
					stage: 'offered',
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
