import { expect, test } from 'vitest';

import { ageLimits, agesPromise, readAgeLimits } from '#src/domain/bookings/age-limits.ts';

test.each([
	[{ least: 14, most: null }, 'Everyone will be 14 or older on May 15, 2027'],
	[{ least: 12, most: 75 }, 'Everyone will be 12 to 75 on May 15, 2027'],
	[{ least: 0, most: 75 }, 'Everyone will be 75 or younger on May 15, 2027'],
])('of a tour for %j it is promised: %s', (limits, promise) => {
	expect(ageLimits(limits)).toEqual(limits);
	expect(agesPromise(limits, '2027-05-15')).toBe(promise);
});

test('a tour for everybody asks nothing', () => {
	expect(ageLimits(null)).toBeNull();
	expect(ageLimits({ least: 0, most: null })).toBeNull();
});

test.each([undefined, null, 'all', {}, { least: '14' }, { least: 0 }, { least: 0, most: null }])(
	'a record with %j says nothing of ages',
	(value) => {
		expect(readAgeLimits(value)).toBeNull();
	},
);
