import { expect, test } from 'vitest';

import { closedDays } from '#src/domain/bookings/closed-days.ts';

const holidays = [
	{ day: '2027-12-25', name: 'Christmas Day' },
	{ day: '2026-12-25', name: 'Christmas Day' },
	{ day: '2027-01-01', name: 'New Year’s Day' },
];

test('the holidays of the coming year are named in their order, today’s with them', () => {
	expect(closedDays({ holidays }, '2026-12-25')).toEqual([
		'Christmas Day, December 25, 2026',
		'New Year’s Day, January 1, 2027',
	]);
	expect(closedDays({ holidays }, '2026-12-26')).toEqual([
		'New Year’s Day, January 1, 2027',
		'Christmas Day, December 25, 2027',
	]);
	expect(closedDays({ holidays }, '2028-01-01')).toEqual([]);
});
