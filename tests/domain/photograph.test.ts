import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
	photographAddress,
	photographFileAt,
	photographFiles,
	photographOf,
	photographSizes,
	photographSources,
} from '#src/domain/pictures/photograph.ts';
import { sizeFault } from '#src/domain/pictures/picture-limits.ts';

const key = '0123456789abcdef';
const sides = fc.integer({ min: 1, max: 20_000 });
const taken = fc.record({ width: sides, height: sides }).filter((size) => sizeFault(size) === null);

test('every picture that may be uploaded gets files at addresses that are served, and its own that rows may name', () => {
	fc.assert(
		fc.property(taken, (size) => {
			const largest = photographSizes(size).at(-1) ?? size;
			const photograph = { key, ...largest };
			expect(largest.width).toBe(Math.min(size.width, 1920));
			expect(photographOf(photographAddress(photograph))).toEqual(photograph);
			for (const { name, format } of photographFiles(photograph)) {
				expect(photographFileAt(`/pictures/${name}`)).toEqual({ name, format });
			}
		}),
	);
});

test('what a page asks for is what there are files of', () => {
	fc.assert(
		fc.property(taken, (size) => {
			const photograph = { key, ...(photographSizes(size).at(-1) ?? size) };
			const { avif = '', webp = '' } = photographSources(photographAddress(photograph)) ?? {};
			const asked = [avif, webp].flatMap((set) =>
				set.split(', ').map((each) => each.split(' ')[0]),
			);
			const files = photographFiles(photograph).map(({ name }) => `/pictures/${name}`);
			expect(new Set(asked)).toEqual(new Set(files));
		}),
	);
});

test.each([
	[{ width: 6000, height: 5000 }, null],
	[{ width: 6001, height: 5000 }, 'tooManyPixels'],
	[{ width: 320, height: 200 }, null],
	[{ width: 319, height: 200 }, 'tooSmall'],
	[{ width: 320, height: 199 }, 'tooSmall'],
	[{ width: 1280, height: 320 }, null],
	[{ width: 1281, height: 320 }, 'tooLong'],
	[{ width: 320, height: 1281 }, 'tooLong'],
])('a picture of %o: %s', (size, fault) => {
	expect(sizeFault(size)).toBe(fault);
});
