import fc from 'fast-check';
import { expect, test } from 'vitest';

import { hasCardNumber } from '#src/domain/text/card-number.ts';

// Numbers that the card companies publish for tests.
test.each([
	'4111111111111111',
	'4111 1111 1111 1111',
	'4111-1111-1111-1111',
	'4111.1111.1111.1111',
	'4111–1111–1111–1111',
	'4111 1111\n1111 1111',
	'4111\u00a01111\u00a01111\u00a01111',
	'４１１１１１１１１１１１１１１１',
	'٤١١١١١١١١١١١١١١١',
	'378282246310005',
	'3782 822463 10005',
	'4222222222222',
	'6304000000000000000',
	'Paid by card 5555555555554444, thank you',
	'card:4111111111111111,exp 12/27',
	'4111 1111 1111 1111 12/27 123',
	'booking 12 4111 1111 1111 1111',
])('%s is the number of a card', (text) => {
	expect(hasCardNumber(text)).toBe(true);
});

test.each([
	'',
	'4111 1111 1111 1112',
	'411111111111',
	'4111 1111 or 1111 1111',
	'Call +1 212 555 0100 or +44 20 7946 0958',
	'BD7K2MQ4R, $7,226.99, on 2026-11-23',
	'12345678901234567890',
])('%s is none', (text) => {
	expect(hasCardNumber(text)).toBe(false);
});

test('whatever the number, its last digit makes it one, and no other digit does', () => {
	const body = fc.stringMatching(/^[1-9]\d{11,17}$/);
	fc.assert(
		fc.property(body, (digits) => {
			const found = Array.from({ length: 10 }, (_, last) => hasCardNumber(`${digits}${last}`));
			expect(found.filter(Boolean)).toHaveLength(1);
		}),
	);
});
