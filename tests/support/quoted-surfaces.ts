import type { BookingReceipt } from '#src/contract/bookings/booking.ts';
import type { PriceSum } from '#src/domain/quotes/price-sum.ts';
import { bookingReceived } from '#src/server/mail/letters/booking.ts';

/** Whether the lines of a sum add up to its total, cent by cent, and each says how far it has come. */
export function addsUp({ lines, total }: PriceSum): boolean {
	let cents = 0;
	const isTrue = lines.every(({ amount, soFar }) => {
		cents += Math.round(amount * 100);
		return cents === Math.round(soFar * 100);
	});
	return isTrue && cents === Math.round(total * 100);
}

const reader = { id: 1, name: 'Ada Lovelace', email: 'ada@example.com', itemId: '3', details: {} };

/** The total that the letter names to whoever booked for so much, in dollars. */
export function totalInLetter(totalPrice: number): number {
	const receipt: BookingReceipt = {
		bookingId: 'BD2000001',
		type: 'flight',
		title: 'New York (JFK) to London (LHR)',
		status: 'Pending Confirmation',
		travelers: 1,
		departureDate: '2026-12-10',
		totalPrice,
		legs: [],
	};
	const { body } = bookingReceived(receipt, reader, { siteUrl: 'https://site.example' });
	const [, total = ''] = /^Total, taxes included: \$([\d,]+\.\d\d)$/m.exec(body) ?? [];
	return Number(total.replaceAll(',', ''));
}
