import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { WrittenKind } from '#src/contract/trips/messages.ts';
import { priceQuestion } from '#src/contract/trips/price.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { site } from '#src/site.ts';

import { lines, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting, isAddress } from './addressee.ts';
import { signature } from './signature.ts';
import { tripLinkBlock } from './trip-link.ts';

const askedFor: Record<WrittenKind, { subject: string; opening: string }> = {
	question: { subject: 'a message', opening: 'The traveler wrote about' },
	change: { subject: 'a change is asked for', opening: 'The traveler asks for a change of' },
};

/** The letter that brings the desk what a traveller wrote on the page of a trip; its answer goes to the traveller. */
export function tripMessageForDesk(
	booking: BookingRecord,
	{ kind, body }: { kind: WrittenKind; body: string },
): NewLetter {
	const { bookingId: reference, name, email, phone, title } = booking;
	const { subject, opening } = askedFor[kind];
	return laidOut({
		kind: 'trip-message-for-desk',
		recipient: site.email,
		...(isAddress(email) && { replyTo: email }),
		subject: `${reference}: ${subject}`,
		bookingId: booking.id,
		reference,
		keepsText: true,
		blocks: [
			paragraph(
				`${opening} booking ${reference}. Please answer in the panel: then it stands on the trip’s page.`,
			),
			lines(title, name, email, phone),
			lines(body),
		],
	});
}

/**
 * The letter that brings a traveller the desk's answer; null where the record has no address.
 * @param askedTotal a higher total to which it asks to say yes
 */
export function tripAnswered(
	booking: BookingRecord,
	{ body, askedTotal }: { body: string; askedTotal?: number | undefined },
	siteUrl: string,
): NewLetter | null {
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (!reading || !isAddress(reading.email)) return null;
	const { reference, passenger, email } = reading;
	return laidOut({
		kind: 'trip-answered',
		recipient: email,
		subject: `${site.name}: our answer about your booking ${reference}`,
		bookingId: booking.id,
		reference,
		keepsText: true,
		blocks: [
			greeting(passenger),
			paragraph(`Our booking desk has written to you about your booking ${reference}:`),
			lines(body),
			...(askedTotal === undefined
				? [tripLinkBlock({ reference }, siteUrl, 'To write back, open the page of your trip:')]
				: [
						paragraph(priceQuestion(askedTotal, booking.totalPrice)),
						tripLinkBlock(
							{ reference },
							siteUrl,
							'To answer, open the page of your trip:',
							'price-asked',
						),
					]),
			paragraph(`Or answer this letter, or call us: ${site.phone}.`),
			signature,
		],
	});
}
