import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, daysBetween, monthOf, weekdayOf } from '#src/domain/calendar/calendar-date.ts';
import { datePairs } from '#src/domain/flights/fare-calendar.ts';
import { daysPriced } from '#src/domain/flights/forecast.ts';
import {
	cheapestTrips,
	monthsAhead,
	timesOfLength,
	tripsIn,
} from '#src/domain/flights/trip-finder.ts';

const today = '2026-11-22';
const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2025-01-01', count));

test('a weekend leaves on a Friday or Saturday and is back on the Sunday or Monday', () => {
	fc.assert(
		fc.property(day, (from) => {
			const trips = tripsIn('any', 'weekend', from);
			expect(trips.length).toBeGreaterThan(180);
			for (const { departureDate, returnDate } of trips) {
				expect([5, 6]).toContain(new Date(departureDate).getUTCDay());
				expect([0, 1]).toContain(new Date(returnDate ?? '').getUTCDay());
				expect(daysBetween(departureDate, returnDate ?? '')).toBeLessThanOrEqual(3);
			}
		}),
		{ numRuns: 20 },
	);
});

test('a week in autumn leaves in its three months, on any coming day, and takes six to eight nights', () => {
	const trips = tripsIn('autumn', 'week', today);
	const months = new Set(trips.map(({ departureDate }) => monthOf(departureDate)));
	expect([...months].toSorted((one, other) => one - other)).toEqual([9, 10, 11]);
	expect(trips[0]).toEqual({ departureDate: today, returnDate: '2026-11-28' });
	const nights = trips.map((trip) => daysBetween(trip.departureDate, trip.returnDate ?? ''));
	expect(new Set(nights)).toEqual(new Set([6, 7, 8]));
});

test('every month ahead has its days, each of them once, and together they are all that are priced', () => {
	const months = monthsAhead(today);
	expect([months[0], months.at(-1)]).toEqual(['2026-11', '2027-10']);
	expect(months.flatMap((month) => tripsIn(month, 'one-way', today))).toEqual(
		datePairs(today, daysPriced, null),
	);
	expect(tripsIn('2027-03', '10', today)).toEqual(datePairs('2027-03-01', 31, 10));
});

test.each([
	['2024-01', 'week'],
	['any', 'for ever'],
	['no season', 'one-way'],
])('%s and %s are no trip', (period, length) => {
	expect(tripsIn(period, length, today)).toEqual([]);
});

test('the ten cheapest come first, and of the same price the earlier', () => {
	const trips = datePairs(today, 30, 3).map((trip, index) => ({
		...trip,
		price: 500 - (index % 4),
	}));
	const best = cheapestTrips(trips.toReversed());
	expect(best.map(({ price }) => price)).toEqual([...Array<number>(7).fill(497), 498, 498, 498]);
	expect(best[0]).toEqual({ ...trips[3] });
	expect(best[1]).toEqual({ ...trips[7] });
});

test('Friday after work to Sunday night leaves on Fridays for two nights, by flights of both evenings', () => {
	const trips = tripsIn('any', 'after-work', '2026-11-28');
	expect(trips.length).toBe(47);
	for (const { departureDate, returnDate } of trips) {
		expect(weekdayOf(departureDate)).toBe(5);
		expect(returnDate).toBe(addDays(departureDate, 2));
	}
	expect(timesOfLength('after-work')).toEqual({
		departs: ['evening'],
		returnDeparts: ['evening'],
	});
	expect(timesOfLength('week')).toEqual({});
});
