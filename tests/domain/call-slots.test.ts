import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { DeskHours } from '#src/domain/bookings/desk-hours.ts';
import { deskStatus } from '#src/domain/bookings/desk-status.ts';
import { missedCallText } from '#src/domain/requests/call-back.ts';
import { slotLabel, slotWords } from '#src/domain/requests/call-slot-words.ts';
import { callSlotAt, callSlots } from '#src/domain/requests/call-slots.ts';

const desk: DeskHours = {
	hours: [
		{ days: 'Monday to Friday', opens: '09:00', closes: '20:00' },
		{ days: 'Saturday', opens: '10:00', closes: '12:30' },
		{ days: 'Sunday' },
	],
	timeZone: 'America/New_York',
	holidays: [{ day: '2026-11-26', name: 'Thanksgiving Day' }],
};
const hour = 3_600_000;

/** The days of the hours that are offered, with how many each has and the first. */
function offered(now: string): string[] {
	const slots = callSlots(desk, new Date(now));
	const days = Map.groupBy(slots, (slot) => slotWords(desk, slot, null).day);
	return [...days].map(([day, [first, ...more]]) => {
		return `${day}: ${1 + more.length} from ${first?.from.toISOString().slice(11, 16)}`;
	});
}

test.each([
	// 2026-11-23 is a Monday; New York is five hours behind UTC.
	['at night', '2026-11-23T05:00Z', ['Mon, Nov 23: 11 from 14:00', 'Tue, Nov 24: 11 from 14:00']],
	['in the day', '2026-11-23T18:20Z', ['Mon, Nov 23: 6 from 19:00', 'Tue, Nov 24: 11 from 14:00']],
	[
		'at the minute an hour begins, which is no more to be had',
		'2026-11-23T18:00Z',
		['Mon, Nov 23: 6 from 19:00', 'Tue, Nov 24: 11 from 14:00'],
	],
	[
		'in the last hour, on the evening before a holiday',
		'2026-11-26T00:10Z',
		['Fri, Nov 27: 11 from 14:00', 'Sat, Nov 28: 2 from 15:00'],
	],
	[
		'on a Saturday in the last whole hour',
		'2026-11-28T16:30Z',
		['Mon, Nov 30: 11 from 14:00', 'Tue, Dec 1: 11 from 14:00'],
	],
])('%s the next two days that have an hour left are offered', (_, now, days) => {
	expect(offered(now)).toEqual(days);
});

test('every hour that is offered is a whole one, in which the desk is open, and can be asked for', () => {
	const moment = fc
		.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') })
		.map((at) => new Date(at));
	fc.assert(
		fc.property(moment, (now) => {
			const slots = callSlots(desk, now);
			expect(slots.length).toBeGreaterThan(1);
			for (const slot of slots) {
				expect(slot.from > now).toBe(true);
				expect(slot.to.getTime() - slot.from.getTime()).toBe(hour);
				expect(deskStatus(desk, slot.from).isOpen).toBe(true);
				expect(deskStatus(desk, new Date(slot.to.getTime() - 1)).isOpen).toBe(true);
				expect(callSlotAt(desk, slot.from, now)).toEqual(slot);
			}
		}),
	);
});

test.each([
	['2026-11-23T18:00Z', { kind: 'past' }],
	['2026-11-22T18:00Z', { kind: 'past' }],
	['2026-11-24T03:00Z', { kind: 'closed' }],
	['2026-11-26T15:00Z', { kind: 'holiday', name: 'Thanksgiving Day' }],
	['2026-11-24T14:30Z', { kind: 'not offered' }],
	['2026-11-25T15:00Z', { kind: 'not offered' }],
	['2027-11-23T15:00Z', { kind: 'not offered' }],
	['9999-12-31T15:00Z', { kind: 'not offered' }],
])('an hour from %s is none to be called in, and why', (from, why) => {
	expect(callSlotAt(desk, new Date(from), new Date('2026-11-23T18:00Z'))).toEqual(why);
});

test('a desk that is never there for an hour offers none', () => {
	const now = new Date('2026-11-23T18:00Z');
	const half = [{ days: 'Monday to Friday', opens: '09:00', closes: '09:30' }];
	expect(callSlots({ ...desk, hours: half }, now)).toEqual([]);
	expect(callSlots({ ...desk, hours: [] }, now)).toEqual([]);
});

test.each([
	[null, 'Mon, Mar 1, 10–11 AM New York time'],
	['America/New_York', 'Mon, Mar 1, 10–11 AM New York time'],
	['Europe/Berlin', 'Mon, Mar 1, 10–11 AM New York time (4–5 PM your time)'],
	['America/St_Johns', 'Mon, Mar 1, 10–11 AM New York time (11:30 AM–12:30 PM your time)'],
	['Asia/Tokyo', 'Mon, Mar 1, 10–11 AM New York time (Tue, Mar 2, 12–1 AM your time)'],
])('an hour is told on the desk’s clock and, where it differs, in %s', (zone, label) => {
	const slot = { from: new Date('2027-03-01T15:00Z'), to: new Date('2027-03-01T16:00Z') };
	expect(slotLabel(desk, slot, zone)).toBe(label);
});

test('an hour over noon says both halves of the day', () => {
	const slot = { from: new Date('2027-03-01T16:00Z'), to: new Date('2027-03-01T17:00Z') };
	expect(slotLabel(desk, slot)).toBe('Mon, Mar 1, 11 AM–12 PM New York time');
});

test('an hour that ended without a call is missed, and no other', () => {
	const slotTo = '2027-03-01T16:00:00.000Z';
	const at = (now: string) => missedCallText({ status: 'Requested', slotTo }, new Date(now));
	expect(at('2027-03-01T15:59Z')).toBeNull();
	expect(at('2027-03-01T16:00Z')).toBe('Not called in its hour');
	expect(missedCallText({ status: 'Called', slotTo }, new Date('2027-03-02'))).toBeNull();
});
