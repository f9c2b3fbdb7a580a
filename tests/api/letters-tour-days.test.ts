import { asc } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { handle as remind } from '#functions/hold-reminders.ts';
import { bookings, outbox } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { tourBooking, tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { jobWorld } from '../support/job-world.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { insertTours } from '../support/tours.ts';

const db = await testDatabase();
const { ask } = administratorCalls(db);

/** How the letters that were written name the days of the trip; a range has thin spaces around its dash. */
async function toldDays() {
	const letters = await db.select().from(outbox).orderBy(asc(outbox.id));
	return letters.map(({ body }) =>
		/^(Departure|Dates): .*$/m.exec(body)?.[0].replaceAll(/\s/g, ' '),
	);
}

test('every letter about a tour names its first and its last day', async () => {
	vi.spyOn(console, 'info').mockImplementation(() => {});
	await insertTours(db, tourRow());
	await ask(handle, 'POST', '/api/bookings', tourBooking(1, 2, 3740));
	await db.update(bookings).set({ heldUntil: new Date('2027-03-02T16:30:00Z') });
	await remind(jobWorld(db, '2027-03-02T14:30:00Z'));
	await ask(handle, 'PATCH', '/api/bookings/1', { status: 'Cancelled' });
	expect(await toldDays()).toEqual(
		Array.from({ length: 3 }, () => 'Dates: Sat, May 15 – Fri, May 21, 2027'),
	);
});

test.each([
	[
		'a tour of old, under its own name',
		{ tour: { duration: '2 weeks' } },
		'Dates: Thu, Dec 10 – Wed, Dec 23, 2026',
	],
	['a tour of one day', { duration: '1 day' }, 'Departure: Thu, Dec 10, 2026'],
	['a tour whose record does not say', {}, 'Departure: Thu, Dec 10, 2026'],
])('%s: the letter says no more than is known', async (_, details, told) => {
	await db.insert(bookings).values(storedBooking(1, { type: 'tour', details }));
	await ask(handle, 'PATCH', '/api/bookings/1', { status: 'Confirmed' });
	expect(await toldDays()).toEqual([told]);
});
