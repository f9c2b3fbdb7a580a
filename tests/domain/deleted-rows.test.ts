import { expect, test } from 'vitest';

import { referencesText } from '#src/domain/admin/deleted-rows.ts';

test.each([
	[0, 0, 'Nothing refers to it.'],
	[1, 0, '1 open booking refers to it. What was booked stays as it is.'],
	[1200, 0, '1,200 open bookings refer to it. What was booked stays as it is.'],
	[0, 1, '1 tour package goes there. What is on sale stays on sale.'],
	[0, 3, '3 tour packages go there. What is on sale stays on sale.'],
])('%i open bookings and %i tours are told as %j', (openBookings, tours, text) => {
	expect(referencesText({ openBookings, tours })).toBe(text);
});
