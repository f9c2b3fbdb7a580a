import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';

import {
	addDays,
	daysBetween,
	isCalendarDate,
	localToday,
	monthOf,
	localMidnight,
	utcToday,
	dayOf,
} from '#src/domain/calendar/calendar-date.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';

import { airports, oneWay } from '../support/flight-queries.ts';

const ownZone = process.env['TZ'];

afterEach(() => {
	if (ownZone === undefined) delete process.env['TZ'];
	else process.env['TZ'] = ownZone;
});

// Far east and far west, half hours, clocks that change at midnight, days that were left out. Formatters
// keep the zone they are made in: the first is one where midnight in UTC is still the day before.
const zones = [
	'Pacific/Honolulu',
	'UTC',
	'America/New_York',
	'America/Sao_Paulo',
	'Pacific/Kiritimati',
	'Pacific/Apia',
	'Asia/Kathmandu',
	'Asia/Beirut',
	'Africa/Cairo',
	'Australia/Lord_Howe',
];
/** Days that never were in a zone, because it moved across the date line. */
const leftOut: Record<string, string[]> = {
	'Pacific/Kiritimati': ['1994-12-31'],
	'Pacific/Apia': ['2011-12-30'],
};

const everyDay = Array.from({ length: 22_280 }, (_, count) =>
	new Date(Date.UTC(1990, 0, 1 + count)).toISOString().slice(0, 10),
);

test('the days tried are all those from 1990 to 2050', () => {
	expect([everyDay[0], everyDay.at(-1)]).toEqual(['1990-01-01', '2050-12-31']);
});

test.each(zones)('in %s every day is itself: read, written, counted and shown', (zone) => {
	process.env['TZ'] = zone;
	expect(zoneOf(Intl.DateTimeFormat())).toBe(
		zoneOf(Intl.DateTimeFormat('en-US', { timeZone: zone })),
	);
	const wrong = everyDay.filter((day, count) => {
		const survives = dayOf(localMidnight(day)) === day || leftOut[zone]?.includes(day);
		const counts = addDays('1990-01-01', count) === day && daysBetween('1990-01-01', day) === count;
		return !(survives && counts && isCalendarDate(day));
	});
	expect(wrong).toEqual([]);
	for (const day of ['2026-12-10', '2011-12-30', '2018-11-04', '2026-03-29']) {
		expect(formatDate(day)).toContain(`${Number(day.slice(8))}, ${day.slice(0, 4)}`);
	}
});

test('the same search gives the same offers in every zone', () => {
	const offers = zones.map((zone) => {
		process.env['TZ'] = zone;
		return offersFor({ query: oneWay, quoteDay: '2026-11-21', airports, airline: 'Own' });
	});
	for (const others of offers) expect(others).toEqual(offers[0]);
});

test('today is the day in UTC for quotes and the day at hand for a visitor', () => {
	const now = new Date('2026-11-21T23:30:00Z');
	process.env['TZ'] = 'Pacific/Kiritimati';
	expect(utcToday(now)).toBe('2026-11-21');
	expect(localToday(now)).toBe('2026-11-22');
	process.env['TZ'] = 'Pacific/Honolulu';
	expect(localToday(new Date('2026-11-21T09:30:00Z'))).toBe('2026-11-20');
});

test.each([
	['2026-02-28', true],
	['2026-02-29', false],
	['2026-02-30', false],
	['2028-02-29', true],
	['1900-02-29', false],
	['2000-02-29', true],
	['2026-04-31', false],
	['2026-00-10', false],
	['2026-13-01', false],
	['2026-01-00', false],
	['1900-01-01', true],
	['1899-12-31', false],
	['2100-12-31', true],
	['2101-01-01', false],
	['0000-01-01', false],
	['2026-1-1', false],
	['2026-01-01T00:00', false],
	[' 2026-01-01', false],
	['2026-01-01\n', false],
	['20260101', false],
	['', false],
	['tomorrow', false],
])('%j is a day: %s', (text, real) => {
	expect(isCalendarDate(text)).toBe(real);
});

test('no text makes asking whether it is a day throw', () => {
	const digits = fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
	fc.assert(
		fc.property(fc.oneof(fc.string(), digits), (text) => {
			expect(!isCalendarDate(text) || addDays(text, 0) === text).toBe(true);
		}),
		{ numRuns: 5000 },
	);
});

test('days added are days between', () => {
	const days = fc.constantFrom(...everyDay);
	fc.assert(
		fc.property(days, fc.integer({ min: -9000, max: 9000 }), (day, count) => {
			expect(daysBetween(day, addDays(day, count))).toBe(count);
		}),
		{ numRuns: 1000 },
	);
});

test.each([
	['2026-12-31', 1, '2027-01-01'],
	['2028-02-28', 1, '2028-02-29'],
	['2026-03-01', -1, '2026-02-28'],
])('%s and %s days are %s', (day, count, other) => {
	expect(addDays(day, count)).toBe(other);
});

test('the month of a day counts from 1', () => {
	expect(monthOf('2026-01-31')).toBe(1);
	expect(monthOf('2026-12-01')).toBe(12);
});

/** The zone a formatter works in, by the one name the engine has for it. */
function zoneOf(format: Intl.DateTimeFormat): string {
	return format.resolvedOptions().timeZone;
}
