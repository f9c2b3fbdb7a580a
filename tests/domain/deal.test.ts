import { expect, test } from 'vitest';

import { isDearer, percentUnder } from '#src/domain/flights/deal.ts';

test.each([
	[438, 515, 14, false],
	[900, 1000, 10, false],
	[514, 515, 0, false],
	[515, 515, 0, false],
	[516, 515, 0, true],
	[500, null, 0, false],
])(
	'%d dollars beside %j are %d percent under, and dearer: %s',
	(price, lowestFare, percent, dearer) => {
		expect(percentUnder({ price, lowestFare })).toBe(percent);
		expect(isDearer({ price, lowestFare })).toBe(dearer);
	},
);
