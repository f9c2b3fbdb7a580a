import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { bookedRoom } from '#src/domain/bookings/booked-room.ts';
import { type BookingStatus, bookingStatuses } from '#src/domain/bookings/booking.ts';
import type { InstalmentLine } from '#src/domain/bookings/instalment-words.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import type { RefundTerm } from '#src/domain/bookings/refund-terms.ts';
import { tourDuration } from '#src/domain/bookings/tour-duration.ts';
import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { action, type Fact, fact, facts, type LetterBlock, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import { cancelledKind, type NewLetter } from '../letter.ts';
import { greeting, isAddress } from './addressee.ts';
import { payingBlock } from './paying-block.ts';
import { signature } from './signature.ts';
import { type BookedTrip, flightPart, tripFacts } from './trip-facts.ts';
import { tripLinkBlock } from './trip-link.ts';

const [, paid, cancelled] = bookingStatuses;

/**
 * The letter that says a booking is confirmed; null where the record has no address.
 * @param heard what its customer knew it as: where that was cancelled, the letter says what changed
 * @param terms what cancelling it pays back from now on
 */
export function bookingConfirmed(
	booking: BookingRecord,
	heard: string,
	{
		siteUrl,
		calendar,
		leaves,
		paying = [],
		terms,
	}: Pick<BookedTrip, 'leaves'> & {
		/** What is to be paid when; left out of what has no terms. */
		paying?: readonly InstalmentLine[];
		siteUrl: string;
		calendar: string | null;
		terms: readonly RefundTerm[];
	},
): NewLetter | null {
	const wasCancelled = heard === cancelled;
	return decisionLetter(booking, {
		kind: wasCancelled ? 'booking-changed' : 'booking-confirmed',
		becomes: paid,
		news: wasCancelled ? 'is confirmed again' : 'is confirmed',
		siteUrl,
		calendar,
		...(leaves && { leaves }),
		changed: wasCancelled ? fact('Before', 'Cancelled') : null,
		opening: (reference) =>
			wasCancelled
				? `Your booking ${reference} is no longer cancelled: it is confirmed again.`
				: `Good news: your booking ${reference} is confirmed.`,
		closing: [
			...payingBlock('What you pay', paying),
			facts('If you cancel, you get back', ...terms.map(({ when, refund }) => fact(when, refund))),
			paragraph(
				`If anything here is not as it should be, answer this letter or call us: ${site.phone}.`,
			),
		],
	});
}

/**
 * The letter that says a booking is cancelled and what comes back; null where the record has no address.
 * @param refund what comes back, in sentences
 * @param calendar takes the trip out of the calendar of whoever had a file of it; null: nobody had
 */
export function bookingCancelled(
	booking: BookingRecord,
	{ refund, siteUrl, calendar }: { refund: string; siteUrl: string; calendar: string | null },
): NewLetter | null {
	return decisionLetter(booking, {
		kind: cancelledKind,
		becomes: cancelled,
		news: 'is cancelled',
		siteUrl,
		calendar,
		changed: null,
		opening: (reference) => `Your booking ${reference} is cancelled.`,
		closing: [
			refundBlock(booking, refund, siteUrl),
			paragraph(
				`If you did not ask for this, or would rather travel on another date, answer this letter or call us: ${site.phone}.`,
			),
		],
	});
}

function refundBlock({ status }: BookingRecord, refund: string, siteUrl: string): LetterBlock {
	if (status !== paid) return paragraph(refund);
	return action(
		`${refund} Our refund policy has the details:`,
		'Read the refund policy',
		`${siteUrl}${paths.refundPolicy}`,
	);
}

type Words = Pick<BookedTrip, 'leaves'> & {
	kind: string;
	/** What the booking is from now on. */
	becomes: BookingStatus;
	/** The end of the subject: 'is confirmed'. */
	news: string;
	siteUrl: string;
	/** A calendar file; null: none. */
	calendar: string | null;
	opening: (reference: string) => string;
	/** What it was before, where the letter corrects an earlier one. */
	changed: Fact | null;
	closing: LetterBlock[];
};

function decisionLetter(booking: BookingRecord, words: Words): NewLetter | null {
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (!reading || !isAddress(reading.email)) return null;
	const { reference, passenger, email, travellers, totalPrice, trip } = reading;
	const name = trip.type === 'tour' ? trip.name : '';
	return laidOut({
		kind: words.kind,
		recipient: email,
		subject: `${site.name}: your booking ${reference} ${words.news}`,
		// Each version of a booking is told of once.
		occasion: `${words.kind} booking ${booking.id} version ${booking.version + 1}`,
		bookingId: booking.id,
		...(words.calendar !== null && { calendar: words.calendar }),
		reference,
		keepsText: true,
		blocks: [
			greeting(passenger),
			paragraph(words.opening(reference)),
			tripFacts(
				{
					title: booking.title.trim() || name || trip.destination,
					departureDate: booking.departureDate,
					tourDuration: tourDuration(booking),
					room: bookedRoom(booking),
					...flightPart(trip, words.becomes),
					travellers,
					totalPrice,
					...(words.leaves && { leaves: words.leaves }),
				},
				words.changed,
			),
			...words.closing,
			tripLinkBlock({ reference }, words.siteUrl),
			signature,
		],
	});
}
