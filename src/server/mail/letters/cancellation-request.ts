import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { refundProcessing } from '#src/domain/bookings/refund-policy.ts';
import { newYorkMoment } from '#src/domain/calendar/new-york-moment.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { site } from '#src/site.ts';

import { fact, facts, type LetterBlock, lines, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting, isAddress } from './addressee.ts';
import { signature } from './signature.ts';
import { tripLinkBlock } from './trip-link.ts';

/** A traveller's request to cancel. */
type Request = {
	/** Of its message. */
	id: number;
	askedAt: Date;
	/** What the policy pays back, in sentences. */
	refund: string;
	/** Dollars of that; null where only the airline knows. */
	amount: number | null;
};

/** The letter that says a request to cancel was received, and what it pays back; null where there is no address. */
export function cancellationAsked(
	booking: BookingRecord,
	{ id, askedAt, refund }: Request,
	siteUrl: string,
): NewLetter | null {
	return toTraveller(booking, siteUrl, {
		kind: 'cancellation-asked',
		news: 'we have your request to cancel',
		occasion: `cancellation-asked ${id}`,
		blocks: (reference) => [
			paragraph(
				`You asked us to cancel your booking ${reference} on ${newYorkMoment(askedAt)}. It stays booked until our desk has answered, within ${refundProcessing.start} business days.`,
			),
			paragraph(refund),
			paragraph(
				`That is counted from the moment of asking, whenever we answer. If you did not ask for this, or would rather travel, withdraw it on your trip’s page or call us: ${site.phone}.`,
			),
			tripLinkBlock({ reference }, siteUrl),
		],
	});
}

/** The letter that says a request to cancel was declined, and why; null where there is no address. */
export function cancellationDeclined(
	booking: BookingRecord,
	reason: string,
	siteUrl: string,
): NewLetter | null {
	return toTraveller(booking, siteUrl, {
		kind: 'cancellation-declined',
		news: 'stays booked',
		blocks: (reference) => [
			paragraph(`We did not cancel your booking ${reference}: it stays as it is.`),
			lines(reason),
			tripLinkBlock({ reference }, siteUrl, 'To write back, open the page of your trip:'),
			paragraph(`To talk about it, answer this letter or call us: ${site.phone}.`),
		],
	});
}

/** The letter that brings the desk a request to cancel; its answer goes to the traveller. */
export function cancellationForDesk(
	booking: BookingRecord,
	{ askedAt, amount, note }: Pick<Request, 'askedAt' | 'amount'> & { note: string },
): NewLetter {
	return toDesk(booking, {
		kind: 'cancellation-for-desk',
		news: 'a request to cancel',
		opening: 'The traveler asks to cancel this booking. Please accept or decline it in the panel.',
		more: [
			facts(
				null,
				fact('Asked', newYorkMoment(askedAt)),
				fact('Policy', amount === null ? 'what the airline refunds' : formatMoneyInCents(amount)),
			),
			...(note === '' ? [] : [lines(note)]),
		],
	});
}

/** The letter that tells the desk that a request to cancel was withdrawn. */
export function withdrawalForDesk(booking: BookingRecord, id: number): NewLetter {
	return toDesk(booking, {
		kind: 'withdrawal-for-desk',
		news: 'the request to cancel is withdrawn',
		occasion: `withdrawal-for-desk ${id}`,
		opening: 'The traveler keeps this booking: the request to cancel it is withdrawn.',
		more: [],
	});
}

type Words = { kind: string; news: string; occasion?: string };

function toTraveller(
	booking: BookingRecord,
	siteUrl: string,
	{ news, blocks, ...words }: Words & { blocks: (reference: string) => LetterBlock[] },
): NewLetter | null {
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (!reading || !isAddress(reading.email)) return null;
	const { reference, passenger, email } = reading;
	return laidOut({
		...words,
		recipient: email,
		subject: `${site.name}: your booking ${reference}: ${news}`,
		bookingId: booking.id,
		reference,
		keepsText: true,
		blocks: [
			greeting(passenger),
			...blocks(reference),
			tripLinkBlock(
				{ reference },
				siteUrl,
				'Your request and our answer stand on the page of your trip:',
			),
			signature,
		],
	});
}

function toDesk(
	booking: BookingRecord,
	{ news, opening, more, ...words }: Words & { opening: string; more: LetterBlock[] },
): NewLetter {
	const { bookingId: reference, name, email, phone, title } = booking;
	return laidOut({
		...words,
		recipient: site.email,
		...(isAddress(email) && { replyTo: email }),
		subject: `${reference}: ${news}`,
		bookingId: booking.id,
		reference,
		keepsText: true,
		blocks: [paragraph(opening), lines(`Booking ${reference}`, title, name, email, phone), ...more],
	});
}
