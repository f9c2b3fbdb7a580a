import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { DeskHours } from '#src/domain/bookings/desk-hours.ts';
import { deskStatus } from '#src/domain/bookings/desk-status.ts';
import { addOpenHours, nextOpening, openMinutesBetween } from '#src/domain/bookings/open-hours.ts';

import { openMinutes } from '../support/open-minutes.ts';

const minute = 60_000;
const holidays = [
	{ day: '2027-01-01', name: 'New Year’s Day' },
	{ day: '2027-03-15', name: 'the Monday after the clocks of New York' },
	{ day: '2027-11-25', name: 'Thanksgiving Day' },
	{ day: '2027-12-25', name: 'Christmas Day' },
];
const byDay: DeskHours['hours'] = [
	{ days: 'Monday to Friday', opens: '09:00', closes: '20:00' },
	{ days: 'Saturday', opens: '10:00', closes: '18:00' },
	{ days: 'Sunday' },
];
/** Open where clocks are changed, over the hour that is skipped or comes twice. */
const byNight: DeskHours['hours'] = [
	{ days: 'Monday to Sunday', opens: '00:30', closes: '02:15' },
	{ days: 'Sunday', opens: '01:45', closes: '04:00' },
	{ days: 'Sunday', opens: '22:00', closes: '23:59' },
];

const desks = [
	['New York by day', { hours: byDay, timeZone: 'America/New_York', holidays }],
	['New York by night', { hours: byNight, timeZone: 'America/New_York', holidays }],
	['London by night', { hours: byNight, timeZone: 'Europe/London', holidays }],
	['Lord Howe by night', { hours: byNight, timeZone: 'Australia/Lord_Howe', holidays }],
	['St. John’s by night', { hours: byNight, timeZone: 'America/St_Johns', holidays }],
] as const satisfies (readonly [string, DeskHours])[];

const year = { from: Date.parse('2027-01-01T00:00Z'), minutes: 365 * 24 * 60 };
const moment = (at: number) => new Date(year.from + at * minute);

describe.each(desks)('in every minute of a year of two clock changes: %s', (_, desk) => {
	// Some days more, in which what began on the last days ends.
	const open = openMinutes(desk, year.from, year.minutes + 30 * 24 * 60);
	/** How many of the minutes before each are open. */
	const before = new Uint32Array(open.length + 1);
	for (const [at, isOpen] of open.entries()) before[at + 1] = (before[at] ?? 0) + isOpen;

	test('it is open, closes and opens as its clocks say', () => {
		const wrong: string[] = [];
		let [closesAt, opensAt] = [Number.NaN, Number.NaN];
		for (let at = open.length - 1; at >= 0; at -= 1) {
			if (open[at] === 1 && open[at + 1] !== 1) closesAt = at + 1;
			if (at < year.minutes) {
				const status = deskStatus(desk, moment(at));
				const told = status.isOpen ? status.closesAt : status.opensAt;
				const known = open[at] === 1 ? closesAt : opensAt;
				if (status.isOpen !== (open[at] === 1) || told?.getTime() !== moment(known).getTime()) {
					wrong.push(moment(at).toISOString());
				}
			}
			if (open[at] === 1 && open[at - 1] !== 1) opensAt = at;
		}
		expect(wrong).toEqual([]);
	});

	test('eight open hours end once they were passed', () => {
		const wrong: string[] = [];
		let end = 0;
		for (let at = 0; at < year.minutes; at += 1) {
			const passed = (before[at] ?? 0) + 8 * 60;
			while ((before[end] ?? 0) < passed) end += 1;
			if (addOpenHours(desk, moment(at), 8)?.getTime() !== moment(end).getTime()) {
				wrong.push(moment(at).toISOString());
			}
		}
		expect(wrong).toEqual([]);
	});

	test('between two moments as many minutes are open as were counted', () => {
		const at = fc.integer({ min: 0, max: year.minutes - 1 });
		fc.assert(
			fc.property(at, at, (one, other) => {
				const counted = Math.max(0, (before[other] ?? 0) - (before[one] ?? 0));
				expect(openMinutesBetween(desk, moment(one), moment(other))).toBe(counted);
			}),
		);
	});

	test('what was added is what lies between, and more hours never end sooner', () => {
		const at = fc.integer({ min: 0, max: year.minutes * minute });
		const minutes = fc.integer({ min: 1, max: 6000 });
		fc.assert(
			fc.property(at, minutes, minutes, (since, one, more) => {
				const from = new Date(year.from + since);
				const end = addOpenHours(desk, from, one / 60) ?? from;
				expect(openMinutesBetween(desk, from, new Date(end.getTime() + 1))).toBe(one);
				const later = addOpenHours(desk, from, (one + more) / 60) ?? from;
				expect(later > end).toBe(true);
			}),
		);
	});
});

test('a night on which clocks are put back has an hour more, one on which they go forward one less', () => {
	const desk = {
		hours: [{ days: 'Sunday', opens: '00:00', closes: '06:00' }],
		timeZone: 'America/New_York',
		holidays: [],
	};
	const openOn = (day: string) =>
		openMinutesBetween(desk, new Date(`${day}T00:00Z`), new Date(`${day}T23:00Z`));
	expect(openOn('2027-11-07')).toBe(7 * 60);
	expect(openOn('2027-03-14')).toBe(5 * 60);
	expect(openOn('2027-03-21')).toBe(6 * 60);
});

test('it opens next after it is open, also where it opens at that very moment', () => {
	const [[, desk]] = desks;
	const nine = new Date('2027-01-05T14:00Z');
	expect(nextOpening(desk, new Date(nine.getTime() - 1))).toEqual(nine);
	expect(nextOpening(desk, nine)).toEqual(new Date('2027-01-06T14:00Z'));
});

test('where the hours name no day no hour ever passes', () => {
	const never: DeskHours = {
		hours: [{ days: 'Monday to Sunday' }],
		timeZone: 'America/New_York',
		holidays,
	};
	expect(addOpenHours(never, moment(0), 1)).toBeNull();
	expect(nextOpening(never, moment(0))).toBeNull();
	expect(openMinutesBetween(never, moment(0), moment(year.minutes))).toBe(0);
});

test('a desk of one day a week opens again after as many holidays as there are', () => {
	const mondays = Array.from({ length: 30 }, (_, week) => ({
		day: new Date(Date.UTC(2027, 0, 4 + 7 * week)).toISOString().slice(0, 10),
		name: 'a Monday off',
	}));
	const desk = {
		hours: [{ days: 'Monday', opens: '09:00', closes: '10:00' }],
		timeZone: 'UTC',
		holidays: mondays,
	};
	expect(nextOpening(desk, moment(0))).toEqual(new Date('2027-08-02T09:00Z'));
});
