import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isToBeAsked } from '#src/domain/reviews/asking.ts';
import { byNewest } from '#src/domain/reviews/newest.ts';
import { reviewerName } from '#src/domain/reviews/reviewer.ts';
import { travelledText } from '#src/domain/reviews/travelled.ts';
import {
	noStarsGiven,
	ratingFrom,
	reviewsIn,
	starsBreakdown,
} from '#src/domain/tours/stars-given.ts';

const starsGiven = fc.array(fc.nat({ max: 50_000 }), { minLength: 5, maxLength: 5 });

test('before the first review a tour has no rating of travellers', () => {
	expect(ratingFrom(noStarsGiven)).toBeNull();
});

test('a rating is the mean of the stars in tenths, between the least and the most that was given', () => {
	expect(ratingFrom([0, 0, 1, 1, 1])).toEqual({ rating: 40, reviewCount: 3 });
	expect(ratingFrom([1, 0, 0, 0, 2])).toEqual({ rating: 37, reviewCount: 3 });
	fc.assert(
		fc.property(starsGiven, (counts) => {
			const all = counts.flatMap((count, index) => (count > 0 ? [index + 1] : []));
			const rated = ratingFrom(counts);
			if (all.length === 0) return rated === null;
			const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
			expect(rated?.reviewCount).toBe(reviewsIn(counts));
			expect(Math.abs((rated?.rating ?? 0) / 10 - stars / reviewsIn(counts))).toBeLessThan(0.051);
			return (
				(rated?.rating ?? 0) >= Math.min(...all) * 10 &&
				(rated?.rating ?? 0) <= Math.max(...all) * 10
			);
		}),
	);
});

test('the breakdown has every number of stars, the most first, and loses no review', () => {
	expect(starsBreakdown([1, 0, 0, 1, 2])).toEqual([
		{ stars: 5, count: 2, percent: 50 },
		{ stars: 4, count: 1, percent: 25 },
		{ stars: 3, count: 0, percent: 0 },
		{ stars: 2, count: 0, percent: 0 },
		{ stars: 1, count: 1, percent: 25 },
	]);
	fc.assert(
		fc.property(starsGiven, (counts) => {
			const rows = starsBreakdown(counts);
			return (
				rows.reduce((sum, { count }) => sum + count, 0) === reviewsIn(counts) &&
				rows.every(({ percent }) => percent >= 0 && percent <= 100)
			);
		}),
	);
});

test.each([
	['Ana', 'Lisbon', 'Ana, Lisbon'],
	['Ana', '', 'Ana'],
	['', 'Lisbon', 'A traveler from Lisbon'],
	['', '', 'A traveler'],
])('%j of %j signs as %j', (firstName, homeTown, name) => {
	expect(reviewerName({ firstName, homeTown })).toBe(name);
});

test.each([
	['2027-05', 'traveled May 2027'],
	['2026-12', 'traveled December 2026'],
])('a trip that began in %s was %s', (month, text) => {
	expect(travelledText(month)).toBe(text);
});

test('travellers are asked from the seventh day after their return on, for thirty days', () => {
	const days = ['2027-05-27', '2027-05-28', '2027-06-26', '2027-06-27'];
	expect(days.map((day) => isToBeAsked('2027-05-21', day))).toEqual([false, true, true, false]);
});

test('what was published last comes first, of one moment what was written last', () => {
	const at = (id: number, publishedAt: string) => ({ id, publishedAt });
	const sorted = [at(1, '2027-05-01'), at(3, '2027-05-02'), at(2, '2027-05-01')].toSorted(byNewest);
	expect(sorted.map(({ id }) => id)).toEqual([3, 2, 1]);
});
