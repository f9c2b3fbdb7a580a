import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { fareNote, whoTravels } from '#src/domain/bookings/party.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';

import type { NewLetter } from '../letter.ts';
import { greeting, isAddress } from './addressee.ts';
import { signature } from './signature.ts';
import { whenText } from './when.ts';

const [, paid] = bookingStatuses;

/**
 * The letter that says a booking is confirmed; null where the record has no address.
 * @param wasCancelled the customer knew it as cancelled
 */
export function bookingConfirmed(booking: BookingRecord, wasCancelled: boolean): NewLetter | null {
	const again = wasCancelled ? ' again' : '';
	return decisionLetter(booking, {
		kind: 'booking-confirmed',
		news: `is confirmed${again}`,
		opening: (reference) =>
			wasCancelled
				? `Your booking ${reference} is no longer cancelled: it is confirmed again.`
				: `Good news: your booking ${reference} is confirmed.`,
		closing: `A discount that we agreed on the phone comes off the total. If anything here is not as it should be, answer this letter or call us: ${site.phone}.`,
	});
}

/**
 * The letter that says a booking is cancelled and what comes back; null where the record has no address.
 * @param refund what comes back, in sentences
 */
export function bookingCancelled(
	booking: BookingRecord,
	refund: string,
	siteUrl: string,
): NewLetter | null {
	return decisionLetter(booking, {
		kind: 'booking-cancelled',
		news: 'is cancelled',
		opening: (reference) => `Your booking ${reference} is cancelled.`,
		closing: `${refundLines(booking, refund, siteUrl)}

If you did not ask for this, or would rather travel on another date, answer this letter or call us: ${site.phone}.`,
	});
}

function refundLines({ status }: BookingRecord, refund: string, siteUrl: string): string {
	if (status !== paid) return refund;
	return `${refund} Our refund policy has the details:
${siteUrl}${paths.refundPolicy}`;
}

type Words = {
	kind: string;
	/** The end of the subject: 'is confirmed'. */
	news: string;
	opening: (reference: string) => string;
	closing: string;
};

function decisionLetter(booking: BookingRecord, words: Words): NewLetter | null {
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (!reading || !isAddress(reading.email)) return null;
	const { reference, passenger, email, travellers, totalPrice, trip } = reading;
	const party = trip.type === 'flight' ? trip.party : '';
	const name = trip.type === 'tour' ? trip.name : '';
	const legs = trip.type === 'flight' ? trip.legs : [];
	const lines = [
		booking.title.trim() || name || trip.destination,
		whenText({ ...booking, legs }),
		`For ${whoTravels(party, travellers)}`,
		totalPrice !== null && `Total, taxes included: ${formatMoneyInCents(totalPrice)}`,
		fareNote(party),
	];
	return {
		kind: words.kind,
		recipient: email,
		subject: `${site.name}: your booking ${reference} ${words.news}`,
		body: `${greeting(passenger)}

${words.opening(reference)}

${lines.filter(Boolean).join('\n')}

${words.closing}

${signature}`,
	};
}
