import { asc, gte } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/departures-ahead.ts';
import { scheduleDepartures } from '#src/server/db/schedule-departures.ts';
import { departures, seeds, tours } from '#src/server/db/schema.ts';
import { onPurge } from '#src/server/platform/cache.ts';

import { tourRow } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { jobWorld } from '../support/job-world.ts';

const db = await testDatabase();
const purged: string[][] = [];

beforeEach(async () => {
	await emptyDatabase(db);
	vi.spyOn(console, 'info').mockImplementation(() => {});
	purged.length = 0;
	return onPurge((tags) => purged.push([...tags]));
});

/** Plants a tour with its departures, as a first start does, on a day. */
async function enterTour(day: string) {
	const createdAt = new Date(`${day}T12:00:00Z`);
	const entered = await db
		.insert(tours)
		.values({ ...tourRow(), createdAt })
		.returning();
	await scheduleDepartures(db, entered, day);
}

const runOn = (day: string) => handle(jobWorld(db, `${day}T07:10:00Z`));

async function days(tourId = 1) {
	const rows = await db.select().from(departures).orderBy(asc(departures.date));
	return rows.filter((row) => row.tourId === tourId).map(({ date }) => date);
}

test('as the years go by a tour keeps its departures of the next two, and each once', async () => {
	await enterTour('2026-11-21');
	await runOn('2026-11-21');
	const known = await days();
	expect(known).toHaveLength(8);
	expect(known.at(-1)).toBe('2028-08-10');
	await runOn('2027-05-14');
	expect(await days()).toEqual(known);
	expect(purged).toEqual([]);

	await runOn('2027-05-15');
	await runOn('2027-05-15');
	expect(await days()).toEqual([...known, '2029-05-15']);
	expect(purged).toEqual([['tours']]);

	// What was missed while nobody did it is made up for.
	await runOn('2028-01-02');
	expect((await days()).slice(known.length)).toEqual([
		'2029-05-15',
		'2029-06-12',
		'2029-07-20',
		'2029-08-10',
	]);
});

test('what the desk deleted or moved does not come back', async () => {
	await enterTour('2026-11-21');
	await runOn('2026-11-21');
	await db.delete(departures);
	await db.insert(departures).values({ tourId: 1, date: '2028-08-11', capacity: 16 });
	await runOn('2027-05-16');
	expect(await days()).toEqual(['2028-08-11']);
	await db.insert(departures).values({ tourId: 1, date: '2028-06-12', capacity: 16 });
	await runOn('2027-07-21');
	expect(await days()).toEqual(['2028-06-12', '2028-08-11', '2029-06-12']);
});

test('a tour that was entered without departures is given none, as years go by', async () => {
	const createdAt = new Date('2026-11-21T12:00:00Z');
	await db.insert(tours).values({ ...tourRow(), createdAt });
	await db.insert(departures).values({ tourId: 1, date: '2027-05-15', capacity: 16 });
	await runOn('2026-11-21');
	await runOn('2028-11-21');
	expect(await days()).toEqual(['2027-05-15']);
});

test('a tour that was entered since the last turn is given none of its days again', async () => {
	await enterTour('2026-11-21');
	await runOn('2026-11-21');
	await enterTour('2027-05-20');
	await db.delete(departures).where(gte(departures.date, '2029-01-01'));
	await runOn('2027-06-13');
	expect((await days(1)).filter((day) => day > '2029')).toEqual(['2029-05-15', '2029-06-12']);
	expect((await days(2)).filter((day) => day > '2029')).toEqual(['2029-06-12']);
});

test('a database that was never told begins on the day of the first turn', async () => {
	await enterTour('2026-11-21');
	const known = await days();
	await runOn('2026-11-22');
	expect(await days()).toEqual(known);
	expect(await db.select().from(seeds)).toMatchObject([{ name: 'departures' }]);
});
