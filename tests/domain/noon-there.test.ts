import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, daysBetween } from '#src/domain/calendar/calendar-date.ts';
import { noonsThere } from '#src/domain/places/noon-there.ts';

const home = 'America/New_York';

test.each([
	[
		'Asia/Tokyo',
		[
			['2026-11-23', '02:00', 1],
			['2027-03-14', '01:00', 1],
			['2027-11-07', '02:00', 1],
		],
	],
	[
		// Both put their clocks forward and back, and not on the same days.
		'Europe/Athens',
		[
			['2026-11-23', '19:00', 0],
			['2027-03-14', '18:00', 0],
			['2027-03-28', '19:00', 0],
			['2027-10-31', '18:00', 0],
			['2027-11-07', '19:00', 0],
		],
	],
	[
		'Pacific/Honolulu',
		[
			['2026-11-23', '07:00', 0],
			['2027-03-14', '06:00', 0],
			['2027-11-07', '07:00', 0],
		],
	],
	[home, [['2026-11-23', '12:00', 0]]],
])('what clocks show at noon in New York: %s', (zone, expected) => {
	const noons = noonsThere('2026-11-23', home, zone);
	expect(noons.map(({ from, time, shift }) => [from, time, shift])).toEqual(expected);
});

test('every day of the year is in one stretch, and Intl agrees about each first one', () => {
	const zones = ['Asia/Kolkata', 'Africa/Casablanca', 'America/Santiago', 'Australia/Lord_Howe'];
	const days = fc.integer({ min: 0, max: 700 }).map((count) => addDays('2026-01-01', count));
	fc.assert(
		fc.property(fc.constantFrom(...zones), days, (zone, first) => {
			const noons = noonsThere(first, home, zone);
			expect(noons[0]?.from).toBe(first);
			for (const [index, { from, to, time }] of noons.entries()) {
				const next = noons[index + 1]?.from ?? addDays(first, 365);
				expect(daysBetween(to, next)).toBe(1);
				expect(time).toBe(clockAt(from, zone));
			}
		}),
		{ numRuns: 20 },
	);
});

/** The time in a zone at noon in New York, found by trying the hours at which noon can be there. */
function clockAt(day: string, zone: string): string {
	const noon = [16, 17]
		.map((hour) => new Date(`${day}T${hour}:00Z`))
		.find((moment) => timeIn(moment, home) === '12:00');
	return timeIn(noon ?? new Date(NaN), zone);
}

function timeIn(moment: Date, timeZone: string): string {
	const format = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
	return new Intl.DateTimeFormat('en-US', format).format(moment);
}
