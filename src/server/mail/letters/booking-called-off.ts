import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { tourDuration } from '#src/domain/bookings/tour-duration.ts';
import { travelTerms } from '#src/domain/bookings/travel-terms.ts';
import { travellerMoment } from '#src/domain/bookings/traveller-moment.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { type CallingOffReason, callingOffWords } from '#src/domain/tours/calling-off.ts';
import { seatCount } from '#src/domain/tours/waiting-list.ts';
import { site } from '#src/site.ts';

import { fact, facts, type LetterBlock, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import { cancelledKind, type NewLetter } from '../letter.ts';
import { greeting, isAddress } from './addressee.ts';
import { signature } from './signature.ts';
import { daysFact } from './trip-facts.ts';
import { tripLinkBlock } from './trip-link.ts';

type CalledOff = {
	reason: CallingOffReason;
	/** What the desk adds; '' where nothing. */
	note: string;
	/** Dollars, all of which go back. */
	paid: number;
	/** Seats of another departure that are kept; null where there are none. */
	instead: { date: string; totalPrice: number; until: Date } | null;
	/** The calendar file that takes it out; null of one that never was confirmed. */
	calendar: string | null;
	siteUrl: string;
};

/**
 * The letter that says to whoever booked a departure that it is called off and why, what they get back, and which seats they
 * can have instead; null where the record has no address. It takes a confirmed trip out of the calendar.
 */
export function bookingCalledOff(
	before: BookingRecord,
	after: BookingRecord,
	{ reason, note, paid, instead, calendar, siteUrl }: CalledOff,
): NewLetter | null {
	const reading = normaliseBooking(before, site.referencePrefix);
	if (!reading || !isAddress(reading.email)) return null;
	const { reference, passenger, email, travellers } = reading;
	const day = formatLongDate(before.departureDate);
	return laidOut({
		kind: cancelledKind,
		recipient: email,
		subject: `${site.name}: your tour of ${day} is called off`,
		occasion: `${cancelledKind} booking ${before.id} version ${after.version}`,
		bookingId: before.id,
		...(calendar !== null && { calendar }),
		reference,
		keepsText: true,
		blocks: [
			greeting(passenger),
			paragraph(
				`We are sorry: we have to call off the departure of your booking ${reference}, because ${callingOffWords[reason]}.`,
			),
			...(note === '' ? [] : [paragraph(note)]),
			facts(
				before.title,
				daysFact({ ...before, tourDuration: tourDuration(before) }),
				fact('Called off', moneyWords(paid)),
			),
			...(instead ? insteadBlocks(instead, { travellers, paid, details: before.details }) : []),
			tripLinkBlock(
				{ reference },
				siteUrl,
				instead
					? 'Take these seats, or tell us that you do not want them, on the page of your trip:'
					: 'What goes back to you stands on the page of your trip:',
				'called-off',
			),
			paragraph(
				`If you booked a flight with us for this tour, it stays booked until you tell us otherwise. Answer this letter or call us, ${site.phone}.`,
			),
			signature,
		],
	});
}

function moneyWords(paid: number): string {
	if (paid <= 0) return 'You have paid nothing, and owe nothing';
	return `You get back all you paid, ${formatMoneyInCents(paid)}, sent within ${travelTerms.refundBusinessDays} business days`;
}

function insteadBlocks(
	{ date, totalPrice, until }: NonNullable<CalledOff['instead']>,
	{ travellers, paid, details }: { travellers: number; paid: number; details: unknown },
): LetterBlock[] {
	return [
		facts(
			'Or travel on another day instead',
			fact('Leaves', formatLongDate(date)),
			fact(
				'Kept for you',
				`${seatCount(travellers)} until ${travellerMoment(site, until, details)}`,
			),
			fact('Total, taxes included', formatMoneyInCents(totalPrice)),
		),
		paragraph(
			paid > 0
				? 'That is no more than you agreed to pay, and what you have paid counts. If we hear nothing by then, others can have the seats, and your money goes back to you.'
				: 'That is no more than you agreed to pay. If we hear nothing by then, others can have the seats.',
		),
	];
}
