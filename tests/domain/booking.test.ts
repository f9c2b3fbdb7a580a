import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
	bookingReference,
	bookingStatusLabel,
	bookingTypes,
	confirmationDelay,
	displayReference,
	phoneDiscount,
	referenceCharacters,
	referenceLength,
} from '#src/domain/bookings/booking.ts';

test('the constants of bookings are as specified', () => {
	expect(phoneDiscount).toBe(45);
	expect(confirmationDelay).toBe(7000);
	expect(bookingTypes).toEqual(['flight', 'tour']);
	expect(referenceLength).toBe(7);
});

test('no two characters of a reference are mistaken for each other', () => {
	expect(new Set(referenceCharacters).size).toBe(32);
	expect(referenceCharacters).not.toMatch(/[01IO]/);
});

test('every reference is the prefix and seven characters', () => {
	fc.assert(
		fc.property(fc.uint8Array({ minLength: 7, maxLength: 32 }), (bytes) => {
			expect(bookingReference(bytes, 'BD')).toMatch(/^BD[2-9A-HJ-NP-Z]{7}$/);
		}),
	);
});

test('every character of a reference is as likely as the others', () => {
	const bytes = Array.from({ length: 256 }, (_, byte) => byte);
	const drawn = bytes.map((byte) => bookingReference(new Uint8Array(7).fill(byte), 'BD').at(-1));
	for (const character of referenceCharacters) {
		expect(drawn.filter((one) => one === character)).toHaveLength(8);
	}
});

test('each byte makes its own character', () => {
	expect(bookingReference(Uint8Array.of(0, 1, 2, 8, 31, 32, 255), 'XY')).toBe('XY234AZ2Z');
});

test('too little chance is refused', () => {
	expect(() => bookingReference(new Uint8Array(6), 'BD')).toThrow('7 random bytes');
});

test('a stored reference is shown as it is', () => {
	expect(displayReference('BD7KQ2MXA', 12, 'BD')).toBe('BD7KQ2MXA');
});

test('a missing reference is the prefix and four digits, always the same for a booking', () => {
	for (const stored of [null, undefined, '']) {
		expect(displayReference(stored, 12, 'BD')).toMatch(/^BD\d{4}$/);
		expect(displayReference(stored, 12, 'BD')).toBe(displayReference(null, 12, 'BD'));
	}
	expect(displayReference(null, 13, 'BD')).not.toBe(displayReference(null, 12, 'BD'));
});

test.each([
	['Pending Confirmation', 'Pending'],
	['Confirmed', 'Confirmed'],
	['Cancelled', 'Cancelled'],
] as const)('a booking that is %s reads %s', (status, label) => {
	expect(bookingStatusLabel(status)).toBe(label);
});
