import { bookedRoom } from '#src/domain/bookings/booked-room.ts';
import { isOwnTrip } from '#src/domain/bookings/own-trip.ts';
import { soldConditions } from '#src/domain/bookings/sold-conditions.ts';
import { tourDuration } from '#src/domain/bookings/tour-duration.ts';
import { partyOfOffer, quotedOn } from '#src/domain/flights/quote.ts';
import { readLegs } from '#src/domain/flights/stored-legs.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { quoteOfBooking } from '#src/domain/quotes/quote-id.ts';
import { quotePath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { fact, paragraph } from '../layout/blocks.ts';
import type { NewLetter } from '../letter.ts';
import { afterHold, firstLetter } from './first-letter.ts';
import { type BookedTrip, heldFact, quoteFact, tripFacts } from './trip-facts.ts';

/** A booking that our desk took, as far as its letter tells of it. */
type Taken = {
	id: number;
	reference: string;
	type: 'flight' | 'tour';
	itemId: string;
	title: string;
	name: string;
	email: string;
	travelers: number;
	departureDate: string;
	totalPrice: number;
	quotedPrice: number | null;
	heldUntil: Date | null;
	details: Record<string, unknown>;
};

/**
 * The letter that says what somebody agreed on with our desk, and until when it is held.
 * @param told.paid dollars that were paid on the phone; 0 where nothing was
 * @param told.thanks what they did: 'Thank you for your call.'
 */
export function bookingTaken(
	booking: Taken & Pick<BookedTrip, 'leaves'>,
	{ paid, thanks }: { paid: number; thanks: string },
	siteUrl: string,
): NewLetter {
	const { reference, itemId, details, travelers, heldUntil, quotedPrice } = booking;
	return firstLetter(
		booking,
		[
			paragraph(`${thanks} Your reference is ${reference}.`),
			tripFacts(
				{
					...booking,
					legs: readLegs(details['legs']),
					tourDuration: tourDuration(booking),
					room: bookedRoom(booking),
					...quotedOn(itemId),
					conditions: soldConditions(details),
					stage: 'offered',
					party: partyOfOffer(itemId),
					travellers: travelers,
				},
				quotedPrice === null || quotedPrice <= booking.totalPrice
					? null
					: fact('Before your discount', formatMoneyInCents(quotedPrice)),
				paid === 0 ? null : fact('Paid', formatMoneyInCents(paid)),
				isOwnTrip(booking) ? null : priceFact(booking, siteUrl),
				heldUntil && heldFact(heldUntil, details),
			),
			paragraph(
				paid === 0
					? `Nothing has been charged. Please call ${site.phone} to confirm your booking.`
					: `We have noted your payment, thank you. Please call ${site.phone} if anything here is not as we agreed.`,
			),
			...(paid === 0 && heldUntil ? [paragraph(afterHold)] : []),
		],
		siteUrl,
	);
}

function priceFact(booking: Taken, siteUrl: string) {
	const { id, asked } = quoteOfBooking(booking);
	return quoteFact(quotePath(id, asked), siteUrl);
}
