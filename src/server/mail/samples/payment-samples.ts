import { addDays } from 'date-fns/addDays';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { instalmentLine } from '#src/domain/bookings/instalment-words.ts';
import { instalments } from '#src/domain/bookings/instalments.ts';
import { refundTerms } from '#src/domain/bookings/refund-terms.ts';
import { tourDuration } from '#src/domain/bookings/tour-duration.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { site } from '#src/site.ts';

import type { NewLetter } from '../letter.ts';
import { paymentDue } from '../letters/payment-due.ts';
import { paymentNoted } from '../letters/payment-noted.ts';
import { sampleTour } from './sample-booking.ts';

/** Letters about money that came in or went back, or is due. */
export function paymentSamples(siteUrl: string): (NewLetter | null)[] {
	const { totalPrice } = sampleTour;
	const payment = {
		id: 17,
		receipt: 'R-2026-0017',
		amount: 2000,
		method: 'Card',
		paidOn: '2026-11-24',
	} as const;
	const cancelled = { ...sampleTour, status: 'Cancelled', refund: 6504.3, kept: 722.7 } as const;
	const refund = {
		id: 18,
		receipt: 'R-2026-0018',
		amount: -6504.3,
		method: 'Card',
		paidOn: '2026-12-02',
	} as const;
	return [
		paymentDue(
			{
				...sampleTour,
				reference: sampleTour.bookingId,
				tourDuration: tourDuration(sampleTour),
				total: 7227,
				paid: 1445.4,
			},
			{
				stage: 'soon',
				instalment: {
					of: 'balance',
					amount: 5781.6,
					open: 5781.6,
					due: '2027-03-16',
					waits: false,
				},
				due: '2027-03-16',
			},
			siteUrl,
		),
		paymentNoted({ ...sampleTour, paid: payment.amount }, payment, {
			paying: instalments(asPayable(payment.amount), { ...site, ...site.payment })
				.filter(({ open }) => open > 0)
				.map(instalmentLine),
			terms: asConfirmed(sampleTour).terms,
			siteUrl,
		}),
		paymentNoted({ ...cancelled, paid: totalPrice - cancelled.refund }, refund, {
			paying: [],
			terms: [],
			siteUrl,
		}),
	];
}

/** The sample tour, of which so much was paid. */
function asPayable(paid: number) {
	const { type, totalPrice: total, departureDate: departure, createdAt } = sampleTour;
	const confirmed = newYorkDay(addDays(new Date(createdAt), 1));
	return { type, total, paid, departure, confirmed };
}

/** As the letter has them that confirms a booking the day after it was made. */
export function asConfirmed({
	type,
	totalPrice,
	travelers,
	departureDate,
	createdAt,
}: BookingRecord) {
	const bookedAt = new Date(createdAt);
	const terms = refundTerms({
		type,
		total: totalPrice,
		paid: 0,
		travellers: travelers,
		departure: departureDate,
		bookedAt,
		confirmedAt: addDays(bookedAt, 1),
	});
	return { calendar: null, terms };
}
