import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, daysBetween, mondayOf } from '#src/domain/calendar/calendar-date.ts';
import { lastPeriods, momentsOf, periodLengths } from '#src/domain/desk/periods.ts';

test.each([
	['a Monday', '2026-11-16', '2026-11-16'],
	['the Sunday after it', '2026-11-22', '2026-11-16'],
	['New Year’s Day', '2026-01-01', '2025-12-29'],
	['the last day of a year', '2028-12-31', '2028-12-25'],
	['a leap day', '2028-02-29', '2028-02-28'],
	['a day before 1970', '1969-12-31', '1969-12-29'],
])('the week of %s begins on its Monday', (_, day, monday) => {
	expect(mondayOf(day)).toBe(monday);
});

test('every day lies within the seven days of its week', () => {
	fc.assert(
		fc.property(fc.integer({ min: -25_000, max: 47_000 }), (days) => {
			const day = addDays('1970-01-01', days);
			const monday = mondayOf(day);
			expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
			expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
			expect(daysBetween(monday, day)).toBeLessThan(7);
		}),
	);
});

test('the last weeks and months end with the present one and go back over the turn of the year', () => {
	expect(lastPeriods('2026-01-06', 'week', 3)).toEqual([
		{ first: '2025-12-22', last: '2025-12-28' },
		{ first: '2025-12-29', last: '2026-01-04' },
		{ first: '2026-01-05', last: '2026-01-11' },
	]);
	expect(lastPeriods('2024-03-31', 'month', 4)).toEqual([
		{ first: '2023-12-01', last: '2023-12-31' },
		{ first: '2024-01-01', last: '2024-01-31' },
		{ first: '2024-02-01', last: '2024-02-29' },
		{ first: '2024-03-01', last: '2024-03-31' },
	]);
});

test('periods follow each other to the moment, also where clocks change', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 20_000 }),
			fc.constantFrom(...periodLengths),
			(days, length) => {
				const periods = lastPeriods(addDays('1990-01-01', days), length, 12);
				const moments = periods.map(momentsOf);
				for (const [index, { before }] of moments.slice(0, -1).entries()) {
					expect(moments[index + 1]?.from).toEqual(before);
				}
			},
		),
	);
});
