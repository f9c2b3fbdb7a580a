import { bookingCalendar } from '../../calendar/booking-calendar.ts';
import type { NewLetter } from '../letter.ts';
import { bookingCalledOff } from '../letters/booking-called-off.ts';
import { bookingMoved } from '../letters/booking-moved.ts';
import { bookingReopened } from '../letters/booking-reopened.ts';
import { addressLeft, contactChanged } from '../letters/contact-changed.ts';
import { deskLetter } from '../letters/desk-letter.ts';
import { holdExtended } from '../letters/hold-extended.ts';
import { invoiceFollowed } from '../letters/invoice-followed.ts';
import { paymentTermsSet } from '../letters/payment-terms-set.ts';
import { priceChanged } from '../letters/price-changed.ts';
import { sampleFlight, sampleTour } from './sample-booking.ts';

/** The letters about what the desk does to a booking. */
export function operationSamples(siteUrl: string): (NewLetter | null)[] {
	const version = sampleTour.version + 1;
	const heldUntil = new Date('2026-11-25T15:00:00Z');
	const moved = { ...sampleTour, version, departureDate: '2027-06-12', totalPrice: 7557 };
	const renamed = { name: 'Ada King', email: 'king@example.com', phone: '+1 212 555 0199' };
	return [
		priceChanged(sampleTour, { ...sampleTour, version, totalPrice: 6504.3 }, siteUrl),
		bookingMoved(sampleTour, moved, { siteUrl, calendar: bookingCalendar(moved, { siteUrl }) }),
		bookingCalledOff(
			sampleTour,
			{ ...sampleTour, version, status: 'Cancelled' },
			{
				reason: 'too few travellers',
				note: 'We are sorry that it did not come to enough of you: the June departure is guaranteed.',
				paid: 1445.4,
				instead: {
					date: '2027-06-12',
					totalPrice: 7227,
					until: new Date('2027-03-09T15:00:00Z'),
				},
				calendar: bookingCalendar({ ...sampleTour, version, status: 'Cancelled' }, { siteUrl }),
				siteUrl,
			},
		),
		contactChanged(sampleTour, { ...sampleTour, ...renamed, version }, siteUrl),
		addressLeft(sampleTour, { ...sampleTour, ...renamed, version }),
		holdExtended(
			sampleFlight,
			{ ...sampleFlight, version, heldUntil: heldUntil.toISOString() },
			siteUrl,
		),
		paymentTermsSet(
			{ ...sampleTour, version: version + 2 },
			[
				{ of: 'deposit', amount: 1445.4, open: 1445.4, due: '2026-11-24', waits: false },
				{ of: 'balance', amount: 5781.6, open: 5781.6, due: '2027-03-16', waits: false },
			],
			siteUrl,
		),
		invoiceFollowed({ ...sampleTour, version: version + 3 }, 'I-2026-0042', siteUrl),
		deskLetter(
			sampleTour,
			{
				recipient: sampleTour.email,
				subject: `your booking ${sampleTour.bookingId}`,
				body: 'Dear Ada Lovelace,\n\nthe boots that you asked about: take the light ones.\n\nKind regards,\nGrace Hopper',
			},
			siteUrl,
		),
		bookingReopened({ ...sampleFlight, version: version + 1 }, heldUntil, siteUrl),
	];
}
