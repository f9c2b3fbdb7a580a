import { expect, test } from 'vitest';

import { formatDate, formatLongDate, formatShortDate } from '#src/domain/calendar/format-date.ts';
import { formatDuration } from '#src/domain/flights/duration.ts';
import { stopsLabel } from '#src/domain/flights/offer.ts';
import { formatMoney, formatMoneyInCents } from '#src/domain/money.ts';

test.each([
	[0, '$0', '$0.00'],
	[99, '$99', '$99.00'],
	[1240, '$1,240', '$1,240.00'],
	[1049.75, '$1,049.75', '$1,049.75'],
	[586.5, '$586.50', '$586.50'],
	[1234567, '$1,234,567', '$1,234,567.00'],
])('%s dollars read %s, and %s in a list', (dollars, text, inCents) => {
	expect(formatMoney(dollars)).toBe(text);
	expect(formatMoneyInCents(dollars)).toBe(inCents);
});

test.each([
	['2026-12-10', 'Thu, Dec 10, 2026', 'Thu, Dec 10', 'December 10, 2026'],
	['2028-02-29', 'Tue, Feb 29, 2028', 'Tue, Feb 29', 'February 29, 2028'],
	['2027-01-01', 'Fri, Jan 1, 2027', 'Fri, Jan 1', 'January 1, 2027'],
	['soon', 'soon', 'soon', 'soon'],
	['', '', '', ''],
])('the day %s reads %s, in short %s, in a text %s', (date, full, short, long) => {
	expect(formatDate(date)).toBe(full);
	expect(formatShortDate(date)).toBe(short);
	expect(formatLongDate(date)).toBe(long);
});

test.each([
	[330, '5h 30m'],
	[300, '5h 0m'],
	[45, '0h 45m'],
	[1505, '25h 5m'],
])('%s minutes read %s', (minutes, text) => {
	expect(formatDuration(minutes)).toBe(text);
});

test.each([
	[45, '0h 45m'],
	[330, '5h 30m'],
	[480, '8h 0m'],
	[6005, '100h 5m'],
])('%s minutes read %s', (minutes, text) => {
	expect(formatDuration(minutes)).toBe(text);
});

test('a flight is direct or has one stop', () => {
	const [arrivesAt, departsAt] = ['2026-12-10T23:50', '2026-12-11T01:15'];
	const stop = {
		airport: 'KEF',
		city: 'Reykjavík',
		arrivesAt,
		departsAt,
		minutes: 85,
		minutesBefore: 320,
	};
	expect(stopsLabel({ stops: 0, stop: null })).toBe('Direct');
	expect(stopsLabel({ stops: 1, stop })).toBe('1 stop, KEF 1h 25m');
	expect(stopsLabel({ stops: 1, stop: null })).toBe('1 stop');
});
