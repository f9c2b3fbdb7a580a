import { expect, test } from 'vitest';

import {
	tourRefundDays,
	tourRefundPercent,
	tourRefundTiers,
} from '#src/domain/bookings/refund-policy.ts';

test.each([
	[365, 90],
	[61, 90],
	[60, 90],
	[59, 70],
	[45, 70],
	[44, 50],
	[30, 50],
	[29, 25],
	[15, 25],
	[14, 0],
	[1, 0],
	[0, 0],
	[-1, 0],
])('a tour cancelled %i days before departure pays back %i percent', (days, percent) => {
	expect(tourRefundPercent(days)).toBe(percent);
});

test('the steps in words leave no day out and name none twice', () => {
	expect(tourRefundTiers.map((tier) => [tourRefundDays(tier), tier.percent])).toEqual([
		['60 days or more', 90],
		['45–59 days', 70],
		['30–44 days', 50],
		['15–29 days', 25],
		['14 days or less', 0],
	]);
});
