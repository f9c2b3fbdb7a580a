import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { tourRegion } from '#src/domain/tours/more-like-this.ts';
import { type ComparedTour, similarTours } from '#src/domain/tours/similar-tours.ts';

const kyoto: ComparedTour = { id: 1, region: 'Asia', duration: '7 days', pace: 3 };

test('tours of the same region come first, then those about as long and as hard', () => {
	const others: ComparedTour[] = [
		{ id: 2, region: 'Europe', duration: '7 days', pace: 3 },
		{ id: 3, region: 'Asia', duration: '8 days', pace: 3 },
		{ id: 4, region: 'Asia', duration: '8 days', pace: 5 },
		{ id: 5, region: 'Asia', duration: '3 weeks', pace: 3 },
		kyoto,
	];
	expect(similarTours(kyoto, others, 3).map(({ id }) => id)).toEqual([3, 2, 4]);
});

test('what is not known of a tour makes it neither like nor unlike', () => {
	const unknown: ComparedTour = { id: 2, region: '', duration: 'flexible', pace: null };
	const near: ComparedTour = { id: 3, region: 'Asia', duration: '8 days', pace: 4 };
	const far: ComparedTour = { id: 4, region: 'Europe', duration: '14 days', pace: 5 };
	expect(similarTours(kyoto, [far, unknown, near], 3)).toEqual([near, unknown, far]);
	// Two of which no region is known are not of the same one.
	const nowhere = { ...kyoto, region: '' };
	expect(similarTours(nowhere, [unknown, { ...near, duration: '7 days', pace: 3 }], 1)).toEqual([
		{ ...near, duration: '7 days', pace: 3 },
	]);
});

const anyTour = fc.record({
	id: fc.integer({ min: 1, max: 9 }),
	region: fc.constantFrom('', 'Asia', 'Europe'),
	duration: fc.constantFrom('3 days', '2 weeks', 'flexible'),
	pace: fc.option(fc.integer({ min: 1, max: 5 })),
});

test('never itself, never more than asked for, never one twice, whatever the order of the others', () => {
	const anyTours = fc.uniqueArray(anyTour, { selector: ({ id }) => id, minLength: 1 });
	fc.assert(
		fc.property(anyTours, fc.nat(4), ([own = kyoto, ...rest], most) => {
			const found = similarTours(own, [own, ...rest], most);
			expect(found).not.toContain(own);
			expect(found).toHaveLength(Math.min(most, rest.length));
			expect(new Set(found).size).toBe(found.length);
			expect(similarTours(own, rest.toReversed(), most)).toEqual(found);
		}),
	);
});

test('a tour is of the region of the destination that it goes to', () => {
	const destinations = [
		{ name: 'Kyoto, Japan', region: 'Asia', place: 'kyoto' },
		{ name: 'Petra, Jordan', region: 'Middle East', place: 'petra' },
	];
	expect(tourRegion({ destination: 'Jordan', places: ['petra'] }, destinations)).toBe(
		'Middle East',
	);
	expect(tourRegion({ destination: 'Kyoto, Japan', places: [] }, destinations)).toBe('Asia');
	expect(tourRegion({ destination: 'Atlantis', places: [] }, destinations)).toBe('');
});
