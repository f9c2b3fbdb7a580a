import { expect, test } from 'vitest';

import { deskMoment, viewerMoment } from '#src/domain/bookings/desk-moment.ts';
import { heldUntilText, holdLeftLabel } from '#src/domain/bookings/hold-words.ts';

const desk = {
	hours: [{ days: 'Monday to Friday', opens: '09:00', closes: '20:00' }],
	timeZone: 'America/New_York',
	holidays: [],
};
/** 2:10 PM of a Tuesday in New York. */
const end = new Date('2027-03-02T19:10:42Z');

test('a moment is told on the desk’s clock, to the minute that has begun', () => {
	expect(deskMoment(desk, end)).toBe('Tuesday, March 2, 2:10 PM New York time');
	expect(deskMoment(desk, new Date('2027-03-03T01:00Z'))).toBe(
		'Tuesday, March 2, 8 PM New York time',
	);
	expect(heldUntilText(end, desk)).toBe('Held until Tuesday, March 2, 2:10 PM New York time');
});

test.each([
	['Europe/Berlin', '8:10 PM your time'],
	['America/Los_Angeles', '11:10 AM your time'],
	['America/St_Johns', '3:40 PM your time'],
	['Asia/Tokyo', 'Wed, Mar 3, 4:10 AM your time'],
	['Pacific/Auckland', 'Wed, Mar 3, 8:10 AM your time'],
	['America/New_York', ''],
	// Another name for the same clocks.
	['America/Toronto', ''],
	[null, ''],
])(
	'where the visitor is in %s it is told as well, unless their clock shows the same',
	(zone, told) => {
		expect(viewerMoment(desk, end, zone)).toBe(told);
	},
);

test('a moment before the visitor’s clocks changed is another hour than one after', () => {
	const told = (at: string) => viewerMoment(desk, new Date(at), 'Europe/London');
	expect(told('2027-03-12T19:10Z')).toBe('7:10 PM your time');
	// New York is on summer time, London not yet.
	expect(told('2027-03-15T18:10Z')).toBe('6:10 PM your time');
	expect(told('2027-03-29T18:10Z')).toBe('7:10 PM your time');
});

test.each([
	['2027-03-02T14:00:00Z', '5 h 10 min of desk hours left'],
	['2027-03-02T13:00:00Z', '5 h 10 min of desk hours left'],
	['2027-02-25T13:00:00Z', '38 h 10 min of desk hours left'],
	['2027-03-02T19:10:00Z', 'less than a minute of desk hours left'],
	[
		'2027-03-02T19:10:42Z',
		'The hold has ended: call us, and we look whether the trip is still there',
	],
])('at %s so much of the desk’s hours is left of a hold', (now, label) => {
	expect(holdLeftLabel(desk, end, new Date(now))).toBe(label);
});
