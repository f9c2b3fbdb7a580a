import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { bookedRoom } from '#src/domain/bookings/booked-room.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { tourDuration } from '#src/domain/bookings/tour-duration.ts';
import { site } from '#src/site.ts';

import { paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting, isAddress } from './addressee.ts';
import { signature } from './signature.ts';
import { flightPart, tripFacts } from './trip-facts.ts';
import { tripLinkBlock } from './trip-link.ts';

/** The letter that says we know that a traveller accepts new flight times; null where the record has no address. */
export function scheduleAccepted(
	booking: BookingRecord,
	change: { id: number },
	siteUrl: string,
): NewLetter | null {
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (!reading || !isAddress(reading.email)) return null;
	const { reference, passenger, email, travellers, totalPrice, trip } = reading;
	return laidOut({
		kind: 'schedule-accepted',
		recipient: email,
		subject: `${site.name}: your booking ${reference} stays booked at the new times`,
		occasion: `schedule-accepted ${change.id}`,
		bookingId: booking.id,
		reference,
		keepsText: true,
		blocks: [
			greeting(passenger),
			paragraph(
				`Thank you: you have accepted the new flight times of your booking ${reference}. It stays booked, at the same price.`,
			),
			tripFacts({
				title: booking.title.trim(),
				departureDate: booking.departureDate,
				tourDuration: tourDuration(booking),
				room: bookedRoom(booking),
				...flightPart(trip, booking.status),
				travellers,
				totalPrice,
			}),
			tripLinkBlock({ reference }, siteUrl),
			paragraph(`If you did not answer this, call us: ${site.phone}.`),
			signature,
		],
	});
}
