import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { bookedRoom } from '#src/domain/bookings/booked-room.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { tourDuration } from '#src/domain/bookings/tour-duration.ts';
import { site } from '#src/site.ts';

import { fact, facts, type LetterBlock, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting, isAddress } from './addressee.ts';
import { signature } from './signature.ts';
import { flightPart, tripFacts } from './trip-facts.ts';
import { tripLinkBlock } from './trip-link.ts';

/** What of a booking was one thing and is another; null: nothing was known of it. */
export type Changed = { name: string; before: string | null; after: string };

type Words = {
	/** 'booking-moved' */
	kind: string;
	/** The end of the subject: 'has a new date'. */
	news: string;
	/** What happened, in sentences. */
	opening: string;
	changes: readonly Changed[];
	/** What else is to be known of it. */
	closing?: readonly LetterBlock[];
	siteUrl: string;
	/** A calendar file that goes with it; null: none. */
	calendar?: string | null;
};

/**
 * The letter that tells a traveller what the desk changed of their booking: what, before and after, and the trip as it is
 * now; null where the record has no address.
 * @param booking as it is then, its version included: each version of a booking is told of once
 */
export function bookingOperationTold(
	booking: BookingRecord,
	{ kind, news, opening, changes, closing = [], siteUrl, calendar = null }: Words,
): NewLetter | null {
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (!reading || !isAddress(reading.email)) return null;
	const { reference, passenger, email, travellers, totalPrice, trip } = reading;
	const name = trip.type === 'tour' ? trip.name : '';
	return laidOut({
		kind,
		recipient: email,
		subject: `${site.name}: your booking ${reference} ${news}`,
		occasion: `${kind} booking ${booking.id} version ${booking.version}`,
		bookingId: booking.id,
		...(calendar !== null && { calendar }),
		reference,
		keepsText: true,
		blocks: [
			greeting(passenger),
			paragraph(opening),
			facts(
				'What has changed',
				...changes.map((change) =>
					fact(
						change.name,
						change.before === null ? change.after : `${change.before} → ${change.after}`,
					),
				),
			),
			tripFacts({
				title: booking.title.trim() || name || trip.destination,
				departureDate: booking.departureDate,
				tourDuration: tourDuration(booking),
				room: bookedRoom(booking),
				...flightPart(trip, booking.status),
				travellers,
				totalPrice,
			}),
			...closing,
			tripLinkBlock({ reference }, siteUrl),
			paragraph(
				`If anything here is not as we agreed, answer this letter or call us: ${site.phone}.`,
			),
			signature,
		],
	});
}
