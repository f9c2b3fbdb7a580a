import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { BookingReceipt } from '#src/contract/bookings/booking.ts';
import { rememberBooking } from '#src/stores/bookings/remembered-bookings.ts';

import { stubStorage } from '../support/browser-edge.ts';

beforeEach(stubStorage);

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('bookings are kept newest first', () => {
	for (const number of [1, 2, 3]) rememberBooking(receipt(number));
	expect(remembered()).toEqual([receipt(3), receipt(2), receipt(1)]);
});

test('at most twenty are kept', () => {
	for (let number = 1; number <= 23; number += 1) rememberBooking(receipt(number));
	const kept = remembered();
	expect(kept).toHaveLength(20);
	expect([kept[0], kept[19]]).toEqual([receipt(23), receipt(4)]);
});

test.each(['', '{', 'null', '"x"', '{"bookingId":"BD2345678"}', '[null]', '[{"bookingId":7}]'])(
	'the list "%s" is ignored and logged, and begun anew',
	(text) => {
		const logged = vi.spyOn(console, 'error').mockReturnValue();
		localStorage.setItem('bookings', text);
		rememberBooking(receipt(1));
		expect(remembered()).toEqual([receipt(1)]);
		expect(logged).toHaveBeenCalledTimes(1);
		expect(logged.mock.calls[0]?.[0]).toContain('"bookings"');
	},
);

test('what another program added about a person is dropped', () => {
	const more = { ...receipt(1), email: 'ada@example.com', details: { address: '12 Square' } };
	localStorage.setItem('bookings', JSON.stringify([more]));
	rememberBooking(receipt(2));
	expect(remembered()).toEqual([receipt(2), receipt(1)]);
});

test('a browser that has no room goes on without remembering', () => {
	const logged = vi.spyOn(console, 'error').mockReturnValue();
	const setItem = () => {
		throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
	};
	vi.stubGlobal('localStorage', { getItem: () => null, setItem });
	expect(() => rememberBooking(receipt(1))).not.toThrow();
	expect(logged).toHaveBeenCalledTimes(1);
});

function receipt(number: number): BookingReceipt {
	return {
		bookingId: `BD${2_000_000 + number}`,
		type: 'flight',
		title: 'New York (JFK) to London (LHR)',
		status: 'Pending Confirmation',
		travelers: 2,
		departureDate: '2026-12-10',
		totalPrice: 1840,
		legs: [],
	};
}

function remembered(): unknown[] {
	return JSON.parse(localStorage.getItem('bookings') ?? '[]');
}
