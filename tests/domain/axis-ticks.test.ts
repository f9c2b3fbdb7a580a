import fc from 'fast-check';
import { expect, test } from 'vitest';

import { axisTicks } from '#src/domain/axis-ticks.ts';

test.each([
	[1, [0, 1]],
	[2, [0, 1, 2]],
	[9, [0, 2, 4, 6, 8, 10]],
	[12, [0, 5, 10, 15]],
	[100, [0, 50, 100]],
	[14_250, [0, 5000, 10_000, 15_000]],
])('an axis up to %d is marked at %j', (most, ticks) => {
	expect(axisTicks(most, true)).toEqual(ticks);
});

test('what can be halved is marked in parts', () => {
	expect(axisTicks(1, false)).toEqual([0, 0.5, 1]);
});

test('every axis has two to six marks and reaches what it shows', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 1e9 }), (most) => {
			const ticks = axisTicks(most, true);
			expect(ticks.length).toBeGreaterThanOrEqual(2);
			expect(ticks.length).toBeLessThanOrEqual(6);
			expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
			expect(ticks.at(-2)).toBeLessThan(most);
		}),
	);
});
