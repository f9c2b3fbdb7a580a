import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { bookingReference } from '#src/domain/bookings/booking.ts';
import { referencesMeant } from '#src/domain/bookings/kind-reference.ts';

test.each([
	'bd7k2mq4r',
	'BD 7K2 MQ4R',
	' bd-7k2m-q4r ',
	'BD7K2MQ4R.',
	'#BD7K2MQ4R',
	'7k2mq4r',
	'ＢＤ７Ｋ２ＭＱ４Ｒ',
	'BD7K2\u200bMQ4R',
	'BD–7K2MQ4R',
])('%j means BD7K2MQ4R', (typed) => {
	expect(referencesMeant(typed, 'BD')[0]).toBe('BD7K2MQ4R');
});

test.each(['bd2ooooo1', 'BD20000OI', '2OOOOOI', 'bd2000001'])(
	'%j means BD2000001, which has noughts and a one',
	(typed) => {
		expect(referencesMeant(typed, 'BD')).toContain('BD2000001');
	},
);

test('a prefix with an O is known by a nought too, and the other way round', () => {
	for (const typed of ['IO7K2MQ4R', '107K2MQ4R', 'i0 7k2mq4r']) {
		expect(referencesMeant(typed, 'IO')[0]).toBe('IO7K2MQ4R');
	}
});

test('a reference of another prefix is found as it was typed', () => {
	expect(referencesMeant('go-1234', 'BD')).toContain('GO1234');
});

test.each(['', ' ', 'BD', 'not a reference!', "BD' or 1=1 --", 'X'.repeat(21), 'ДБ7K2MQ4R'])(
	'%j is no reference',
	(typed) => {
		expect(referencesMeant(typed, 'BD')).toEqual([]);
	},
);

test('every reference of ours is meant by itself, however it is spaced and cased', () => {
	const drawn = fc.uint8Array({ minLength: 7, maxLength: 7 });
	const spaces = fc.array(fc.constantFrom('', ' ', '-', '.', '\u00a0'), {
		minLength: 9,
		maxLength: 9,
	});
	fc.assert(
		fc.property(drawn, spaces, fc.boolean(), (bytes, between, isSmall) => {
			const reference = bookingReference(bytes, 'BD');
			const spaced = between.map((space, index) => reference.charAt(index) + space).join('');
			const typed = isSmall ? spaced.toLowerCase() : spaced;
			expect(referencesMeant(typed, 'BD')[0]).toBe(reference);
		}),
	);
});
