import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '#src/domain/calendar/calendar-date.ts';
import {
	mostStars,
	ratingFromStars,
	tourDefaults,
	tourDepartureDays,
	tourDepartures,
	tourRatingInput,
	tourRatingText,
	tourStars,
} from '#src/domain/tours/tour.ts';

test('the constants of tours are as specified', () => {
	expect(tourDepartureDays).toEqual(['05-15', '06-12', '07-20', '08-10']);
	expect(tourDefaults).toEqual({ rating: 45, reviewCount: 0 });
	expect(tourRatingInput).toEqual({ least: 1, most: 5, step: 0.1 });
	expect(mostStars).toBe(5);
});

test.each([
	['2025-01-01', ['2025-05-15', '2025-06-12', '2025-07-20', '2025-08-10']],
	['2026-05-14', ['2026-05-15', '2026-06-12', '2026-07-20', '2026-08-10']],
	['2026-05-15', ['2026-06-12', '2026-07-20', '2026-08-10', '2027-05-15']],
	['2026-07-01', ['2026-07-20', '2026-08-10', '2027-05-15', '2027-06-12']],
	['2026-08-09', ['2026-08-10', '2027-05-15', '2027-06-12', '2027-07-20']],
	['2026-08-10', ['2027-05-15', '2027-06-12', '2027-07-20', '2027-08-10']],
	['2026-12-31', ['2027-05-15', '2027-06-12', '2027-07-20', '2027-08-10']],
])('on %s the next departures are offered', (today, departures) => {
	expect(tourDepartures(today)).toEqual(departures);
});

test('on every day there are four departures ahead, soonest first, within a year', () => {
	const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2020-01-01', count));
	fc.assert(
		fc.property(days, (today) => {
			const departures = tourDepartures(today);
			expect(departures).toHaveLength(4);
			expect(departures).toEqual([...new Set(departures)].toSorted());
			expect(departures.every((day) => day > today && day <= addDays(today, 366))).toBe(true);
		}),
		{ numRuns: 1000 },
	);
});

test.each([
	[0, 0, false, '0.0'],
	[10, 1, false, '1.0'],
	[43, 4, false, '4.3'],
	[44, 4, false, '4.4'],
	[45, 4, true, '4.5'],
	[49, 4, true, '4.9'],
	[50, 5, false, '5.0'],
])('a rating of %s shows %s stars, a half %s, and reads %s', (rating, full, half, text) => {
	expect(tourStars(rating)).toEqual({ full, half });
	expect(tourRatingText(rating)).toBe(text);
});

test('every rating the administrator can enter is stored and read the same', () => {
	for (let tenths = 10; tenths <= 50; tenths += 1) {
		expect(ratingFromStars(Number((tenths / 10).toFixed(1)))).toBe(tenths);
		expect(Number(tourRatingText(tenths))).toBe(tenths / 10);
	}
});
