import { expect, test } from 'vitest';

import { isSameRange, rangeOfTyped, typedOfRange } from '#src/domain/tours/typed-range.ts';

test.each([
	['', '', null],
	['4', '12', { least: 4, most: 12 }],
	[' 4 ', '', { least: 4, most: null }],
	['', '12', { least: 1, most: 12 }],
	['0', '', { least: 0, most: null }],
	['few', '12', { least: Number.NaN, most: 12 }],
	['4', '1,2', { least: 4, most: Number.NaN }],
])('from "%s" to "%s"', (least, most, range) => {
	expect(rangeOfTyped({ least, most }, 1)).toEqual(range);
});

test('a range is typed as it is read, and told apart from others, also where an end is no number', () => {
	for (const range of [null, { least: 4, most: 12 }, { least: 0, most: null }]) {
		expect(rangeOfTyped(typedOfRange(range), 1)).toEqual(range);
		expect(isSameRange(range, range && { ...range })).toBe(true);
	}
	const unread = { least: Number.NaN, most: null };
	expect(isSameRange(unread, { ...unread })).toBe(true);
	expect(isSameRange(unread, { least: 1, most: null })).toBe(false);
	expect(isSameRange(null, unread)).toBe(false);
	expect(isSameRange({ least: 4, most: 12 }, { least: 4, most: null })).toBe(false);
});
