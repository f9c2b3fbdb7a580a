import { expect, test } from 'vitest';

import { lateRefusal, lateWarning } from '#src/domain/bookings/late-refusal.ts';
import { lateWords } from '#src/domain/bookings/late-words.ts';

const desk = {
	hours: [{ days: 'Monday to Friday', opens: '09:00', closes: '20:00' }],
	timeZone: 'America/New_York',
	holidays: [{ day: '2026-11-26', name: 'Thanksgiving Day' }],
	phone: '+1 (212) 555-0142',
	lastSale: { hours: 3, days: 2 },
	decisionDays: 30,
};
const departure = { type: 'tour', isUndecided: false } as const;

test.each([
	['on a Monday at one', '2026-11-23T13:00-05:00', true],
	['until eight', '2026-11-23T19:59-05:00', true],
	['at eight it closes', '2026-11-23T20:00-05:00', false],
	['before nine', '2026-11-24T08:59-05:00', false],
	['from nine', '2026-11-24T09:00-05:00', true],
	['on a Sunday', '2026-11-22T13:00-05:00', false],
	['on a holiday', '2026-11-26T13:00-05:00', false],
])('whoever is too late is told to call while somebody answers: %s', (_, moment, isOpen) => {
	const now = new Date(moment);
	const said = [
		lateWords(1, desk, now),
		lateWords(3, desk, now),
		lateRefusal({ type: 'flight' }, desk, now),
		lateRefusal(departure, desk, now),
	];
	expect(said.map((words) => words.includes(desk.phone))).toEqual(said.map(() => isOpen));
});

test('each says why', () => {
	const now = new Date('2026-11-22T13:00-05:00');
	expect(lateWords(1, desk, now)).toBe(
		'1 flight leaves before our desk could confirm a booking, and cannot be booked.',
	);
	expect(lateRefusal({ type: 'flight' }, desk, now)).toBe(
		'This flight is no longer on sale: our desk has to confirm it 3 hours or more before it leaves.',
	);
	const once = { ...desk, lastSale: { hours: 1, days: 1 } };
	expect(lateRefusal({ type: 'flight' }, once, now)).toContain('1 hour or more');
	expect(lateRefusal(departure, once, now)).toBe(
		'This departure is no longer on sale: it was until 1 day before it leaves.',
	);
	expect(lateRefusal({ ...departure, isUndecided: true }, desk, now)).toBe(
		'This departure is no longer on sale: 30 days before it leaves too few had booked to be sure that it does.',
	);
});

test('the desk is warned of what the site sells no more, and since when', () => {
	const soldUntil = new Date('2026-11-23T13:00-05:00');
	expect(lateWarning(soldUntil, soldUntil, desk)).toBeNull();
	expect(lateWarning(soldUntil, new Date(soldUntil.getTime() + 1), desk)).toBe(
		'The site has not sold this since Monday, November 23, 1 PM New York time: make sure that it can still be had.',
	);
});
