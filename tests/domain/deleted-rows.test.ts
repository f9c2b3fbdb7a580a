import { expect, test } from 'vitest';

import { referencesText, usesText } from '#src/domain/desk/deleted-rows.ts';

test.each([
	[0, 0, 'Nothing refers to it.'],
	[1, 0, '1 open booking refers to it. What was booked stays as it is.'],
	[1200, 0, '1,200 open bookings refer to it. What was booked stays as it is.'],
	[0, 1, '1 tour package goes there. What is on sale stays on sale.'],
	[0, 3, '3 tour packages go there. What is on sale stays on sale.'],
])('%i open bookings and %i tours are told as %j', (openBookings, tours, text) => {
	expect(referencesText({ openBookings, tours, waiting: 0 })).toBe(text);
});

const told = 'will be told by letter that there will be none; that cannot be taken back.';

test('whoever archives or deletes a tour is told of those who wait for its seats', () => {
	const waiting = { openBookings: 0, tours: 0, waiting: 1 };
	expect(usesText(waiting)).toBe(`1 person waits for seats and ${told}`);
	expect(referencesText({ ...waiting, waiting: 12 })).toBe(`12 people wait for seats and ${told}`);
	expect(usesText({ ...waiting, openBookings: 2 })).toBe(
		`It is used by 2 bookings. What was booked stays as it is. 1 person waits for seats and ${told}`,
	);
	expect(usesText({ ...waiting, waiting: 0 })).toBe('No open booking uses it.');
});
