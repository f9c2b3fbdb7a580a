import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { HoldingDesk } from '#src/domain/bookings/hold.ts';
import { holdEnd } from '#src/domain/bookings/hold.ts';
import {
	canStillBeSold,
	leavesAt,
	type Leaving,
	type SaleTerms,
	soldFrom,
	soldUntil,
} from '#src/domain/bookings/last-sale.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { wallClock } from '#src/domain/calendar/wall-clock.ts';
import { airports } from '#src/domain/flights/all-airports.ts';

import { moments, zoneAirports } from '../support/moving-clock.ts';
import { openMinutes } from '../support/open-minutes.ts';

const desk: SaleTerms & HoldingDesk = {
	hours: [
		{ days: 'Monday to Friday', opens: '09:00', closes: '20:00' },
		{ days: 'Saturday', opens: '10:00', closes: '18:00' },
		{ days: 'Sunday' },
	],
	timeZone: 'America/New_York',
	holidays: [{ day: '2027-11-25', name: 'Thanksgiving Day' }],
	holdDeskHours: 8,
	lastSale: { hours: 3, days: 2 },
	decisionDays: 30,
};
const minute = 60_000;
const hour = 60 * minute;

const flight = (at: string): Leaving => ({ type: 'flight', leavesAt: new Date(at) });
const tour = (date: string, timeZone: string, isUndecided = false): Leaving => ({
	type: 'tour',
	date,
	timeZone,
	isUndecided,
});

describe('a flight can be sold', () => {
	test.each([
		['three hours before it leaves, to the minute', '2026-11-23T16:00-05:00', '13:00', true],
		['and not a moment later', '2026-11-23T16:00-05:00', '13:00:00.001', false],
		['this morning’s not at one in the afternoon', '2026-11-23T06:35-05:00', '13:00', false],
		['tomorrow’s at 5:35 AM until the desk closes', '2026-11-24T05:35-05:00', '20:00', true],
		['and not after it, for nobody confirms it', '2026-11-24T05:35-05:00', '20:01', false],
		['at noon, not before the desk opens at nine', '2026-11-24T12:00-05:00', '20:01', false],
		['five minutes later it is confirmed at once', '2026-11-24T12:05-05:00', '20:01', true],
	])('%s', (_, leaves, now, isSold) => {
		const at = new Date(`2026-11-23T${now}-05:00`);
		expect(canStillBeSold(flight(leaves), at, desk)).toBe(isSold);
	});

	test('over a weekend and a holiday, as long as the desk is there in between', () => {
		const monday = flight('2027-11-29T09:00-05:00');
		expect(soldUntil(monday, desk)).toEqual(new Date('2027-11-27T18:00-05:00'));
		const friday = flight('2027-11-26T07:00-05:00');
		expect(soldUntil(friday, desk)).toEqual(new Date('2027-11-24T20:00-05:00'));
	});

	test('never by a desk that is never there', () => {
		const closed = { ...desk, hours: [] };
		const now = new Date('2027-01-04T15:00Z');
		expect(canStillBeSold(flight('2027-12-01T12:00Z'), now, closed)).toBe(false);
		expect(soldFrom(now, closed) > new Date('9999-01-01')).toBe(true);
	});
});

describe('a tour can be sold until two days before the day it leaves, where it leaves', () => {
	test.each([
		['in Kyoto', 'Asia/Tokyo', '2027-05-13T23:59:59.999+09:00'],
		['in Hawaii', 'Pacific/Honolulu', '2027-05-13T23:59:59.999-10:00'],
		['in New York', 'America/New_York', '2027-05-13T23:59:59.999-04:00'],
	])('%s', (_, zone, last) => {
		const trip = tour('2027-05-15', zone);
		expect(soldUntil(trip, desk)).toEqual(new Date(last));
		expect(canStillBeSold(trip, new Date(last), desk)).toBe(true);
		expect(canStillBeSold(trip, new Date(Date.parse(last) + 1), desk)).toBe(false);
	});

	test('also where clocks skip midnight', () => {
		// Cairo's clocks went from 0:00 to 1:00 on the last Friday of April.
		const trip = tour('2027-05-01', 'Africa/Cairo');
		expect(soldUntil(trip, desk)).toEqual(new Date('2027-04-29T21:59:59.999Z'));
	});
});

/** For each minute from a day before all moments on, whether the desk is there. */
const first = Date.parse('2026-12-30T00:00Z');
const open = openMinutes(desk, first, 375 * 24 * 60);
/** How many minutes of the desk had passed before each. */
const openBefore = new Uint32Array(open.length + 1);
for (const [at, isOpen] of open.entries()) openBefore[at + 1] = (openBefore[at] ?? 0) + isOpen;

const indexOf = (moment: number) => (moment - first) / minute;

/** By the words of the rule, counted in minutes and without the code under test. */
function isConfirmed(now: number, latest: number): boolean {
	const [at, end] = [indexOf(now), indexOf(latest)];
	if (end < at) return false;
	if ((openBefore[end] ?? 0) > (openBefore[at] ?? 0)) return true;
	// At a single moment, the desk has been there already: it may close then, but not open.
	return open[at - 1] === 1;
}

test('20,000 times: a flight is sold while a minute of the desk lies between now and three hours before it', () => {
	const leads = fc.integer({ min: -24 * 12, max: 5 * 24 * 12 });
	let sold = 0;
	const property = fc.property(moments, leads, (now, steps) => {
		const leaves = Math.floor(now.getTime() / (5 * minute)) * 5 * minute + steps * 5 * minute;
		const trip: Leaving = { type: 'flight', leavesAt: new Date(leaves) };
		const answer = canStillBeSold(trip, now, desk);
		sold += Number(answer);
		const fromOtherEnd = new Date(leaves) >= soldFrom(now, desk);
		return answer === isConfirmed(now.getTime(), leaves - 3 * hour) && fromOtherEnd === answer;
	});
	expect(fc.defaultReportMessage(fc.check(property, { numRuns: 20_000 }))).toBeUndefined();
	expect(sold).toBeGreaterThan(2000);
	expect(sold).toBeLessThan(18_000);
});

test('10,000 times: a tour is sold while its day is two away or more on the calendar of its zone', () => {
	const zones = fc.constantFrom(...zoneAirports.map((code) => airports(code)?.timeZone ?? ''));
	const leads = fc.integer({ min: -2, max: 6 });
	const property = fc.property(moments, zones, leads, (now, zone, lead) => {
		const { day } = wallClock(zone, now);
		return canStillBeSold(tour(addDays(day, lead), zone), now, desk) === lead >= 2;
	});
	expect(fc.defaultReportMessage(fc.check(property, { numRuns: 10_000 }))).toBeUndefined();
});

test('10,000 times: a tour that may not leave is sold until the day on which that is decided, and not after it', () => {
	const zones = fc.constantFrom(...zoneAirports.map((code) => airports(code)?.timeZone ?? ''));
	const leads = fc.integer({ min: 26, max: 34 });
	const days = fc.integer({ min: 1, max: 60 });
	const property = fc.property(moments, zones, leads, days, (now, zone, lead, lastDays) => {
		const { day } = wallClock(zone, now);
		const terms = { ...desk, lastSale: { ...desk.lastSale, days: lastDays } };
		const isSold = canStillBeSold(tour(addDays(day, lead), zone, true), now, terms);
		return isSold === lead >= Math.max(30, lastDays);
	});
	expect(fc.defaultReportMessage(fc.check(property, { numRuns: 10_000 }))).toBeUndefined();
});

describe('a hold', () => {
	const held = (leaves: string, quotedUntil: string | null) => ({
		leavesAt: new Date(leaves),
		soldUntil: soldUntil(flight(leaves), desk),
		quotedUntil: quotedUntil === null ? null : new Date(quotedUntil),
	});

	test('of a flight at 5:35 AM ends when the desk has closed, not after the flight has left', () => {
		const booked = new Date('2026-11-23T18:00-05:00');
		const end = holdEnd(desk, booked, held('2026-11-24T05:35-05:00', null));
		expect(end).toEqual(new Date('2026-11-23T20:00-05:00'));
	});

	test('lasts as long as the quote promised, where that is longer than its hours', () => {
		const booked = new Date('2026-11-23T12:54-05:00');
		expect(holdEnd(desk, booked, held('2026-12-10T12:00Z', null))).toEqual(
			new Date('2026-11-24T09:54-05:00'),
		);
		expect(holdEnd(desk, booked, held('2026-12-10T12:00Z', '2026-11-24T19:00-05:00'))).toEqual(
			new Date('2026-11-24T19:00-05:00'),
		);
	});

	test('10,000 times: never ends after the flight can be sold, nor before the quote would', () => {
		const leads = fc.integer({ min: 3 * 12, max: 10 * 24 * 12 });
		const quoted = fc.integer({ min: 0, max: 48 * 60 });
		const property = fc.property(moments, leads, quoted, (now, steps, minutes) => {
			const leaves = new Date(now.getTime() + steps * 5 * minute);
			const trip: Leaving = { type: 'flight', leavesAt: leaves };
			fc.pre(canStillBeSold(trip, now, desk));
			const until = soldUntil(trip, desk);
			const quotedUntil = new Date(now.getTime() + minutes * minute);
			const bounds = { leavesAt: leavesAt(trip), soldUntil: until, quotedUntil };
			const end = holdEnd(desk, now, bounds).getTime();
			const promised = Math.min(quotedUntil.getTime(), until.getTime());
			const isOver = until.getTime() === now.getTime();
			return (
				isOver || (end <= leaves.getTime() - 3 * hour && end >= promised && end >= now.getTime())
			);
		});
		expect(fc.defaultReportMessage(fc.check(property, { numRuns: 10_000 }))).toBeUndefined();
	});

	test('of what the desk sells too late ends when it leaves', () => {
		const booked = new Date('2026-11-23T13:00-05:00');
		const end = holdEnd(desk, booked, held('2026-11-23T15:00-05:00', null));
		expect(end).toEqual(new Date('2026-11-23T15:00-05:00'));
	});
});
