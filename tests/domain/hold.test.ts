import fc from 'fast-check';
import { expect, test } from 'vitest';

import { deskStatus } from '#src/domain/bookings/desk-status.ts';
import { deskHoldEnd, type HoldingDesk } from '#src/domain/bookings/hold.ts';
import { openMinutesBetween } from '#src/domain/bookings/open-hours.ts';

const desk: HoldingDesk = {
	hours: [
		{ days: 'Monday to Friday', opens: '09:00', closes: '20:00' },
		{ days: 'Saturday', opens: '10:00', closes: '18:00' },
		{ days: 'Sunday' },
	],
	timeZone: 'America/New_York',
	holidays: [
		{ day: '2026-11-26', name: 'Thanksgiving Day' },
		{ day: '2026-12-25', name: 'Christmas Day' },
		{ day: '2027-01-01', name: 'New Year’s Day' },
	],
	holdDeskHours: 8,
};

const hour = 3_600_000;
/** 2026-12-07, a Monday, at midnight in New York, and a fortnight of hours from then on without a holiday. */
const monday = Date.parse('2026-12-07T05:00Z');
const openHours = Array.from({ length: 14 * 24 }, (_, at) => at).filter((at) => {
	const [weekday, oClock] = [Math.floor(at / 24) % 7, at % 24];
	if (weekday === 6) return false;
	return weekday === 5 ? oClock >= 10 && oClock < 18 : oClock >= 9 && oClock < 20;
});

test('a booking made at any hour of a week is held until the end of the eighth open hour', () => {
	for (let at = 0; at < 7 * 24; at += 1) {
		const eighth = openHours.filter((open) => open >= at)[7] ?? Number.NaN;
		const end = deskHoldEnd(desk, new Date(monday + at * hour));
		expect(end.toISOString(), `booked in hour ${at}`).toBe(
			new Date(monday + (eighth + 1) * hour).toISOString(),
		);
	}
});

test.each([
	['on a Monday morning', '2026-12-07T14:30Z', '2026-12-07T22:30Z'],
	['at midnight on a Sunday', '2026-12-13T05:00Z', '2026-12-14T22:00Z'],
	['on a Friday afternoon, until Saturday', '2026-12-11T20:00Z', '2026-12-12T18:00Z'],
	['on a Saturday afternoon, until Monday', '2026-12-12T22:00Z', '2026-12-14T21:00Z'],
	['at noon on a weekday, until that evening closes', '2026-12-08T17:00Z', '2026-12-09T01:00Z'],
	['on the evening before Thanksgiving', '2026-11-25T23:00Z', '2026-11-27T20:00Z'],
	['on Thanksgiving', '2026-11-26T17:00Z', '2026-11-27T22:00Z'],
	['on the last evening of a year', '2026-12-31T23:00Z', '2027-01-02T21:00Z'],
	['on the Saturday before clocks go forward', '2027-03-13T20:00Z', '2027-03-15T18:00Z'],
	['on the Saturday before clocks go back', '2026-10-31T20:00Z', '2026-11-02T20:00Z'],
])('a booking made %s', (_, bookedAt, end) => {
	expect(deskHoldEnd(desk, new Date(bookedAt))).toEqual(new Date(end));
});

test('a hold ends while the desk is open or as it closes, and a later booking’s never sooner', () => {
	const moment = fc
		.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') })
		.map((at) => new Date(at));
	fc.assert(
		fc.property(moment, moment, (one, other) => {
			const [first, last] = one < other ? [one, other] : [other, one];
			expect(deskHoldEnd(desk, last) >= deskHoldEnd(desk, first)).toBe(true);
			const end = deskHoldEnd(desk, one);
			expect(deskStatus(desk, new Date(end.getTime() - 1)).isOpen).toBe(true);
			expect(openMinutesBetween(desk, one, end)).toBe(8 * 60);
		}),
	);
});

test('a desk without hours holds for as many of any kind', () => {
	const bookedAt = new Date('2026-12-07T14:30Z');
	expect(deskHoldEnd({ ...desk, hours: [] }, bookedAt)).toEqual(new Date('2026-12-07T22:30Z'));
});
