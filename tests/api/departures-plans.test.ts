import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { confirmedSeats, seatsTaken, takenSeats } from '#src/server/catalog/taken-seats.ts';
import { bookings, departures } from '#src/server/db/schema.ts';
import { seedBookings } from '#src/server/db/seed-bookings.ts';
import { seedCatalog } from '#src/server/db/seed-catalog.ts';

import { queryPlan } from '../../scripts/bench/query-plan.ts';
import { testDatabase } from '../support/database.ts';

const now = new Date('2026-11-21T12:00:00Z');
const db = await testDatabase();
await seedCatalog(db, '2026-11-21');
await seedBookings(db, 6000, now);

test.each([
	['taken', takenSeats(now)],
	['confirmed', confirmedSeats()],
])('the %s seats of a departure are counted in an index alone', async (_, seats) => {
	const counted = db
		.select({ seats })
		.from(departures)
		.where(eq(departures.tourId, 1))
		.orderBy(departures.id);
	expect(await queryPlan(db, counted.getSQL())).toContainEqual(
		expect.stringMatching(/^Index Only Scan bookings_seats_index/),
	);
});

test('made-up bookings have seats, and never more of a departure than it has', async () => {
	const all = await db.select().from(departures).orderBy(departures.id);
	const held = await db.select().from(bookings).orderBy(bookings.id);
	const wholeCrowd = (id: number) =>
		held
			.filter(({ departureId }) => departureId === id)
			.reduce((sum, { travelers }) => sum + travelers, 0);
	for (const { id, capacity } of all) {
		expect(wholeCrowd(id)).toBeGreaterThan(capacity - 4);
		expect(wholeCrowd(id)).toBeLessThanOrEqual(capacity);
	}
	const taken = await Promise.all(all.map(({ id }) => seatsTaken(db, id, now)));
	expect(Math.max(...taken)).toBeGreaterThan(0);
});
