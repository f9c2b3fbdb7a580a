import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/guarantee-letters.ts';
import { bookings, departures, mutedAddresses, outbox } from '#src/server/db/schema.ts';

import { tourRow } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { jobWorld } from '../support/job-world.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { insertTours } from '../support/tours.ts';

const db = await testDatabase();

const guaranteedAt = new Date('2026-12-01T15:00:00Z');
const heldUntil = new Date('2026-12-02T15:00:00Z');

beforeEach(async () => {
	await emptyDatabase(db);
	vi.spyOn(console, 'info').mockImplementation(() => {});
	await insertTours(db, tourRow());
	await db
		.update(departures)
		.set({ state: 'guaranteed', guaranteedAt })
		.where(eq(departures.id, 1));
});

const at = (moment: string) => handle(jobWorld(db, `${moment}:00Z`));

function booked(id: number, values: Parameters<typeof storedBooking>[1] = {}) {
	const createdAt = new Date('2026-11-30T15:00:00Z');
	const of = { type: 'tour', departureId: 1, status: 'Confirmed', createdAt } as const;
	return storedBooking(id, { ...of, ...values });
}

async function told(): Promise<(number | null)[]> {
	const letters = await db.select().from(outbox).orderBy(asc(outbox.id));
	return letters.map(({ bookingId }) => bookingId);
}

test('once it can no longer be undone, whoever has seats is told that their departure is guaranteed, once', async () => {
	await db
		.insert(bookings)
		.values([
			booked(1),
			booked(2, { status: 'Pending Confirmation', heldUntil }),
			booked(3, { status: 'Pending Confirmation', heldUntil: guaranteedAt }),
			booked(4, { status: 'Cancelled' }),
			booked(5, { departureId: 2 }),
			booked(6, { createdAt: new Date('2026-12-01T15:00:01Z') }),
		]);
	await at('2026-12-01T15:09');
	expect(await told()).toEqual([]);
	await at('2026-12-01T15:10');
	await at('2026-12-01T15:11');
	expect(await told()).toEqual([1, 2]);
	const [confirmed, held] = await db.select().from(outbox).orderBy(asc(outbox.id));
	expect(confirmed).toMatchObject({
		kind: 'departure-guaranteed',
		recipient: 'ada@example.com',
		subject: expect.stringContaining('is guaranteed to leave'),
	});
	expect(confirmed?.body).not.toContain('Please call');
	expect(held?.body).toMatch(/Wednesday, December 2, 10 AM New York time[^]*Please call/);
});

test('what is old news, has left or is written to an address that gets no letters is told to nobody', async () => {
	await db.insert(bookings).values(booked(1));
	await at('2026-12-03T15:01');
	await db.update(departures).set({ date: '2026-11-29' }).where(eq(departures.id, 1));
	await at('2026-12-01T15:10');
	await db.update(departures).set({ date: '2027-05-15' }).where(eq(departures.id, 1));
	await db.insert(mutedAddresses).values({ address: 'ada@example.com', reason: 'returned' });
	await at('2026-12-01T15:10');
	expect(await told()).toEqual([]);
	await db.delete(mutedAddresses);
	await at('2026-12-01T15:10');
	expect(await told()).toEqual([1]);
});
