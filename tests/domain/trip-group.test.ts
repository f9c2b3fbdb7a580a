import { expect, test } from 'vitest';

import { inTripOrder, tripGroup } from '#src/domain/users/trip-group.ts';

const today = '2026-11-21';

test.each([
	['Confirmed', '2026-11-21', 'upcoming'],
	['Confirmed', '2026-11-20', 'past'],
	['Pending Confirmation', '2027-01-01', 'upcoming'],
	['Pending Confirmation', '2026-11-20', 'past'],
	['Cancelled', '2027-01-01', 'cancelled'],
	['Cancelled', '2020-01-01', 'cancelled'],
	// A record without a date.
	['Confirmed', '', 'upcoming'],
] as const)('a trip that is %s and ends on "%s" is %s', (status, lastDay, group) => {
	expect(tripGroup({ status, lastDay }, today)).toBe(group);
});

test('the next trip comes first, and of those that are over the last one', () => {
	const days = ['2027-03-01', '2027-01-01', '2027-02-01'].map((firstDay) => ({ firstDay }));
	const inOrder = (group: 'upcoming' | 'past') =>
		inTripOrder(group, days).map(({ firstDay }) => firstDay.slice(5, 7));
	expect(inOrder('upcoming')).toEqual(['01', '02', '03']);
	expect(inOrder('past')).toEqual(['03', '02', '01']);
});
