import fc from 'fast-check';
import { expect, test } from 'vitest';

import { renumberedDays } from '#src/domain/tours/renumbered-days.ts';

const titled = (...titles: string[]) => titles.map((title) => ({ title }));

test('a day that moved takes its number along, and leaves other words alone', () => {
	const days = titled('Day 2: Uji', 'Day 1: Kyoto', 'The 3 temples', 'Day 40 of spring');
	expect(renumberedDays(days, [1, 0, 3, 2])).toEqual(
		titled('Day 1: Uji', 'Day 2: Kyoto', 'The 3 temples', 'Day 40 of spring'),
	);
	// Day 12 is not day 1; and what somebody numbered otherwise is meant so.
	expect(renumberedDays(titled('Day 7: Osaka', 'Day 12: Nara'), [1, 0])).toEqual(
		titled('Day 7: Osaka', 'Day 12: Nara'),
	);
});

test('the copy of a day and those after it count on', () => {
	const days = titled('Day 1: A', 'Day 1: A', 'Day 2: B');
	expect(renumberedDays(days, [0, 0, 1])).toEqual(titled('Day 1: A', 'Day 2: A', 'Day 3: B'));
});

test('in whatever order numbered days come, they are numbered from 1 on', () => {
	const orders = fc.integer({ min: 1, max: 60 }).chain((count) =>
		fc.shuffledSubarray(
			Array.from({ length: count }, (_, index) => index),
			{ minLength: 1 },
		),
	);
	fc.assert(
		fc.property(orders, (order) => {
			const days = order.map((was) => ({ title: `Day ${was + 1}: ${was}` }));
			const numbered = renumberedDays(days, order);
			expect(numbered.map(({ title }) => title)).toEqual(
				order.map((was, index) => `Day ${index + 1}: ${was}`),
			);
		}),
	);
});
