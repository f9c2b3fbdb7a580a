import fc from 'fast-check';
import { expect, test } from 'vitest';

import { dealFullPrice } from '#src/domain/flights/deal.ts';

test.each([
	[438, 15, 515],
	[900, 10, 1000],
	[299, 50, 598],
	[500, 0, null],
	[0, 100, null],
])('%d dollars with %d percent off were %j', (price, discount, full) => {
	expect(dealFullPrice({ price, discount })).toBe(full);
});

test('the discount taken off the full price is the price, to a dollar', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 100_000 }),
			fc.integer({ min: 1, max: 99 }),
			(price, discount) => {
				const full = dealFullPrice({ price, discount }) ?? 0;
				expect(Math.abs((full * (100 - discount)) / 100 - price)).toBeLessThan(1);
			},
		),
	);
});
