import { gt } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle as addDepartures } from '#functions/departures-ahead.ts';
import { handle as remind } from '#functions/hold-reminders.ts';
import { bookings, departures, outbox, seeds, tours } from '#src/server/db/schema.ts';

import { tourRow } from '../support/bookings.ts';
import { emptyDatabase } from '../support/database.ts';
import { jobWorld } from '../support/job-world.ts';
import { testPostgres } from '../support/postgres.ts';
import { storedBooking } from '../support/stored-booking.ts';

const { database: db } = await testPostgres();

beforeEach(async () => {
	await emptyDatabase(db);
	vi.spyOn(console, 'info').mockImplementation(() => {});
});

test('of four reminders at the same time each booking gets one', async () => {
	const heldUntil = new Date('2027-03-02T16:30:00Z');
	const many = Array.from({ length: 120 }, (_, index) => storedBooking(index, { heldUntil }));
	await db.insert(bookings).values(many);
	await Promise.all([1, 2, 3, 4].map(() => remind(jobWorld(db, '2027-03-02T15:00:00Z'))));
	expect(await db.$count(outbox)).toBe(120);
});

test('of four that add departures at the same time each day is added once, and a deleted one does not come back', async () => {
	await db.insert(tours).values([tourRow(), tourRow()]);
	const known = [1, 2].map((tourId) => ({ tourId, date: '2028-05-15', capacity: 16 }));
	await db.insert(departures).values(known);
	await db
		.insert(seeds)
		.values({ name: 'departures', plantedAt: new Date('2027-05-14T12:00:00Z') });
	await db.update(tours).set({ createdAt: new Date('2026-01-01T00:00:00Z') });
	const world = jobWorld(db, '2027-05-15T07:10:00Z');
	await Promise.all([1, 2, 3, 4].map(() => addDepartures(world)));
	const isNew = gt(departures.date, '2028-05-15');
	expect(await db.$count(departures, isNew)).toBe(2);
	await db.delete(departures).where(isNew);
	await addDepartures(world);
	expect(await db.$count(departures, isNew)).toBe(0);
});
