import { expect } from 'vitest';

import type { BookingReceipt } from '#src/contract/bookings/booking.ts';
import type { PriceSum } from '#src/domain/quotes/price-sum.ts';
import { bookingReceived } from '#src/server/mail/letters/booking.ts';

/** Expects that the lines of a sum add up to its total, cent by cent, and that each says how far it has come. */
export function expectExactSum({ lines, total }: PriceSum): void {
	let cents = 0;
	for (const { amount, soFar } of lines) {
		cents += Math.round(amount * 100);
		if (cents !== Math.round(soFar * 100)) expect(cents).toBe(Math.round(soFar * 100));
	}
	if (cents !== Math.round(total * 100)) expect(cents / 100).toBe(total);
}

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
	const person = { id: 1, name: 'Ada Lovelace', email: 'ada@example.com', itemId: '', details: {} };
	const { body } = bookingReceived(receipt, person, 'https://deals.example');
	const [, total = ''] = /^Total, taxes included: \$([\d,]+\.\d\d)$/m.exec(body) ?? [];
	return Number(total.replaceAll(',', ''));
}
