import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cheapestThird, daysOfMonths, tripOfDay } from '#src/domain/flights/calendar-trips.ts';
import { isEarly } from '#src/domain/flights/forecast.ts';

test.each([
	['the two cheapest of six', [500, 300, 400, 200, 600, 700], [300, 200]],
	['days of one price together, or not at all', [100, 200, 200, 300, 300, 300], [100]],
	['all days of the lowest price, even when they are many', [100, 100, 100, 300], [100, 100, 100]],
	['the cheaper of two', [300, 200], [200]],
	['none where every day costs the same', [300, 300, 300], []],
	['none of one', [300], []],
	['none of none', [], []],
])('the cheapest third: %s', (_, prices, marked) => {
	const byDay = new Map(prices.map((price, day) => [`2027-01-0${day + 1}`, price]));
	expect([...cheapestThird(byDay)].map((day) => byDay.get(day))).toEqual(marked);
});

test('no marked day is dearer than one that is not, and more than a third only at the lowest price', () => {
	const days = fc.array(fc.integer({ min: 100, max: 120 }), { minLength: 1, maxLength: 62 });
	fc.assert(
		fc.property(days, (list) => {
			const prices = new Map(list.map((price, index) => [String(index), price]));
			const marked = cheapestThird(prices);
			const [cheap, others] = [true, false].map((isMarked) =>
				[...prices].filter(([day]) => marked.has(day) === isMarked).map(([, price]) => price),
			) as [number[], number[]];
			expect(Math.max(...cheap, 0)).toBeLessThan(Math.min(...others));
			const isOnlyLowest = cheap.every((price) => price === Math.min(...list));
			expect(cheap.length <= list.length / 3 || isOnlyLowest).toBe(true);
		}),
	);
});

test.each([
	['a departure alone', 'departure', '', '', { departureDate: '2027-03-09', returnDate: null }],
	[
		'a departure before a return',
		'departure',
		'2027-01-01',
		'2027-03-09',
		{ departureDate: '2027-03-09', returnDate: '2027-03-09' },
	],
	['a departure after the return', 'departure', '2027-01-01', '2027-03-08', null],
	[
		'a return',
		'return',
		'2027-03-01',
		'2027-03-04',
		{ departureDate: '2027-03-01', returnDate: '2027-03-09' },
	],
	['a return before the departure', 'return', '2027-03-10', '', null],
	['a return of no departure', 'return', '', '', null],
] as const)('March 9 as %s', (_, end, departureDate, returnDate, trip) => {
	expect(tripOfDay('2027-03-09', end, { departureDate, returnDate })).toEqual(trip);
});

test('the days of two months are all of them, over the end of a year and in a leap year', () => {
	const winter = daysOfMonths(new Date(2026, 11, 17), 2);
	expect([winter.length, winter[0], winter.at(-1)]).toEqual([62, '2026-12-01', '2027-01-31']);
	expect(daysOfMonths(new Date(2028, 1, 29), 1).at(-1)).toBe('2028-02-29');
});

test('a day is early from the 331st day ahead', () => {
	expect(isEarly('2027-10-18', '2026-11-22')).toBe(false);
	expect(isEarly('2027-10-19', '2026-11-22')).toBe(true);
});
