import { expect, test } from 'vitest';

import {
	clockLabel,
	type DeskHours,
	hoursInWords,
	zoneLabel,
} from '#src/domain/bookings/desk-hours.ts';
import { deskStatus, deskStatusLabel, opensInLabel } from '#src/domain/bookings/desk-status.ts';

const desk: DeskHours = {
	timeZone: 'America/New_York',
	hours: [
		{ days: 'Monday to Friday', opens: '09:00', closes: '20:00' },
		{ days: 'Saturday', opens: '10:00', closes: '18:00' },
		{ days: 'Sunday' },
	],
	holidays: [
		{ day: '2026-12-24', name: 'Christmas Eve' },
		{ day: '2026-12-25', name: 'Christmas Day' },
		{ day: '2027-07-05', name: 'Independence Day (observed)' },
	],
};

// 2026-11-23 is a Monday; New York is five hours behind UTC in winter, four in summer.
test.each([
	['at the minute it opens', '2026-11-23T14:00:00Z', 'Open now, until 8 PM'],
	['a minute before', '2026-11-23T13:59:59Z', 'Closed now, opens today 9 AM'],
	['a minute before it closes', '2026-11-24T00:59:59Z', 'Open now, until 8 PM'],
	['at the minute it closes', '2026-11-24T01:00:00Z', 'Closed now, opens Tuesday 9 AM'],
	['on Friday night', '2026-11-28T03:00:00Z', 'Closed now, opens Saturday 10 AM'],
	['on Saturday at noon', '2026-11-28T17:00:00Z', 'Open now, until 6 PM'],
	['on Saturday night', '2026-11-29T03:00:00Z', 'Closed now, opens Monday 9 AM'],
	['on Sunday', '2026-11-29T17:00:00Z', 'Closed now, opens Monday 9 AM'],
	['at midnight before Monday', '2026-11-30T05:00:00Z', 'Closed now, opens today 9 AM'],
	['on a summer morning', '2026-07-06T13:00:00Z', 'Open now, until 8 PM'],
	['an hour before it, in summer', '2026-07-06T12:59:00Z', 'Closed now, opens today 9 AM'],
	['on the Monday after clocks went back', '2026-11-02T14:00:00Z', 'Open now, until 8 PM'],
	['on the Monday after clocks went forward', '2026-03-09T13:00:00Z', 'Open now, until 8 PM'],
	['on the night before holidays', '2026-12-24T02:00:00Z', 'Closed now, opens Saturday 10 AM'],
	['on a holiday', '2026-12-24T15:00:00Z', 'Closed today: Christmas Eve. Opens Saturday 10 AM'],
	[
		'on the night of a holiday, still that day in New York',
		'2026-12-26T04:59:00Z',
		'Closed today: Christmas Day. Opens Saturday 10 AM',
	],
	['on the night after it', '2026-12-26T05:00:00Z', 'Closed now, opens today 10 AM'],
	['before a long weekend', '2027-07-04T01:00:00Z', 'Closed now, opens Tuesday 9 AM'],
])('%s the desk says so in its own time', (_, now, label) => {
	expect(deskStatusLabel(desk, new Date(now))).toBe(label);
});

test('a desk elsewhere keeps its own clock', () => {
	const tokyo = { ...desk, timeZone: 'Asia/Tokyo' };
	expect(deskStatus(tokyo, new Date('2026-11-23T00:00:00Z'))).toEqual({
		isOpen: true,
		closesAt: new Date('2026-11-23T11:00:00Z'),
	});
});

test('a day of two spans closes between them', () => {
	const hours = [
		{ days: 'Monday', opens: '14:00', closes: '17:30' },
		{ days: 'Monday', opens: '09:00', closes: '12:00' },
	];
	const at = (time: string) =>
		deskStatusLabel({ hours, timeZone: 'UTC', holidays: [] }, new Date(`2026-11-23T${time}:00Z`));
	expect(at('11:00')).toBe('Open now, until 12 PM');
	expect(at('12:30')).toBe('Closed now, opens today 2 PM');
	expect(at('17:00')).toBe('Open now, until 5:30 PM');
	expect(at('18:00')).toBe('Closed now, opens Mon, Nov 30, 9 AM');
});

test('a desk that is never there promises no day', () => {
	const never = { ...desk, hours: [{ days: 'Monday to Sunday' }] };
	const now = new Date('2026-11-23T15:00:00Z');
	expect(deskStatusLabel(never, now)).toBe('Closed now');
	expect(opensInLabel(never, now)).toBeNull();
});

test.each([
	['2026-11-23T11:50:00Z', 'The desk opens in 2 h 10 min'],
	['2026-11-23T13:00:00Z', 'The desk opens in 1 h'],
	['2026-11-23T13:59:30Z', 'The desk opens in 1 min'],
	['2026-11-22T00:00:00Z', 'The desk opens in 1 day 14 h'],
	['2026-11-21T23:00:00Z', 'The desk opens in 1 day 15 h'],
	['2026-12-24T02:00:00Z', 'The desk opens in 2 days 13 h'],
	['2026-11-23T14:00:00Z', null],
])('at %s the wait for the desk is told', (now, label) => {
	expect(opensInLabel(desk, new Date(now))).toBe(label);
});

test.each([
	['00:00', '12 AM'],
	['09:05', '9:05 AM'],
	['12:00', '12 PM'],
	['23:59', '11:59 PM'],
])('%s is read as %s', (time, label) => expect(clockLabel(time)).toBe(label));

test('the hours in a sentence leave the closed days out and name the clock', () => {
	expect(hoursInWords(desk.hours)).toBe('Monday to Friday 9 AM to 8 PM, Saturday 10 AM to 6 PM');
	expect(zoneLabel(desk.timeZone)).toBe('New York time');
});
