import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
	addDays,
	daysBetween,
	isCalendarDate,
	weekdayOf,
} from '#src/domain/calendar/calendar-date.ts';
import { mostDatesOfSeries, seriesOf, seriesSteps } from '#src/domain/tours/series.ts';

describe('the days of a series', () => {
	test.each([
		['once', { every: 'once', to: '2027-01-01' }, ['2027-05-15']],
		[
			'every week',
			{ every: 'week', to: '2027-06-05' },
			['2027-05-15', '2027-05-22', '2027-05-29', '2027-06-05'],
		],
		[
			'every second Saturday',
			{ every: '2 weeks', to: '2027-06-15' },
			['2027-05-15', '2027-05-29', '2027-06-12'],
		],
		[
			'every second week on Tuesday and Sunday, from a Saturday on',
			{ every: '2 weeks', weekdays: [7, 2], to: '2027-06-06' },
			['2027-05-16', '2027-05-25', '2027-05-30'],
		],
		[
			'every month',
			{ every: 'month', to: '2027-08-14' },
			['2027-05-15', '2027-06-15', '2027-07-15'],
		],
		['every year', { every: 'year', to: '2029-05-15' }, ['2027-05-15', '2028-05-15', '2029-05-15']],
		['one that ends before it begins', { every: 'week', to: '2027-05-14' }, []],
	] as const)('%s', (_, series, days) => {
		expect(seriesOf({ from: '2027-05-15', ...series })).toEqual(days);
	});

	test('a month or year without such a day has its last one, and the next is as it was again', () => {
		expect(seriesOf({ from: '2027-12-31', to: '2028-04-30', every: 'month' })).toEqual([
			'2027-12-31',
			'2028-01-31',
			'2028-02-29',
			'2028-03-31',
			'2028-04-30',
		]);
		expect(seriesOf({ from: '2028-02-29', to: '2032-12-31', every: 'year' })).toEqual([
			'2028-02-29',
			'2029-02-28',
			'2030-02-28',
			'2031-02-28',
			'2032-02-29',
		]);
	});

	test('of centuries no more is counted than shows that it is too many', () => {
		const days = seriesOf({ from: '1900-01-01', to: '2100-12-31', every: 'week' });
		expect(days).toHaveLength(mostDatesOfSeries + 1);
	});

	test('without a chosen weekday a week lies between one day and the next', () => {
		const days = seriesOf({ from: '2027-05-15', to: '2028-05-15', every: 'week' });
		expect(days.map((one) => daysBetween('2027-05-15', one))).toEqual(
			days.map((_, index) => 7 * index),
		);
	});

	test('each day exists, lies within the series and after the one before, on a chosen weekday', () => {
		const day = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count));
		const series = fc.record({
			from: day,
			to: day,
			every: fc.constantFrom(...seriesSteps),
			weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
		});
		fc.assert(
			fc.property(series, (each) => {
				const { from, to, every, weekdays } = each;
				const days = seriesOf(each);
				expect(days).toEqual([...new Set(days)].toSorted());
				for (const one of days) {
					expect(isCalendarDate(one)).toBe(true);
					expect(one >= from && (every === 'once' || one <= to)).toBe(true);
					if (every !== 'week' && every !== '2 weeks') continue;
					expect(weekdays.length > 0 ? weekdays : [weekdayOf(from)]).toContain(weekdayOf(one));
				}
			}),
		);
	});
});
