import fc from 'fast-check';
import { expect, test } from 'vitest';

import { mondayOf } from '#src/domain/calendar/calendar-date.ts';
import { addDays, daysBetween } from '#src/domain/calendar/calendar-date.ts';
import { lastMondays, totalWeeks } from '#src/domain/desk/weeks.ts';

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

test('the last weeks end with this one and go back over the turn of the year', () => {
	expect(lastMondays('2026-01-06', 3)).toEqual(['2025-12-22', '2025-12-29', '2026-01-05']);
});

test('parts of a week are put together to the cent, and a week without any is there', () => {
	const parts = [
		{ monday: '2025-12-29', bookings: 1, value: 0.1 },
		{ monday: '2025-12-29', bookings: 2, value: 0.2 },
		{ monday: '2024-01-01', bookings: 9, value: 9 },
	];
	expect(totalWeeks(['2025-12-22', '2025-12-29'], parts)).toEqual([
		{ monday: '2025-12-22', bookings: 0, value: 0 },
		{ monday: '2025-12-29', bookings: 3, value: 0.3 },
	]);
});
