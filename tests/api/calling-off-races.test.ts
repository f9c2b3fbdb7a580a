import { randomUUID } from 'node:crypto';

import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { bookings, departures, outbox } from '#src/server/db/schema.ts';

import { send } from '../support/api.ts';
import { tourBooking } from '../support/bookings.ts';
import { callingOff, price } from '../support/calling-off.ts';
import { testPostgres } from '../support/postgres.ts';

// A real server: the embedded engine takes one transaction after the other.
const { database: db } = await testPostgres();
const { deps, store, book, pay, callOff, booking, kept, answer } = callingOff(db);

beforeEach(store);

/** Books the first departure at once with others; what the server has no time for now is sent again. */
async function bookAtOnce(): Promise<number> {
	const body = tourBooking(1, 1, tourTotal(price, 1));
	const headers = { 'X-Client-Id': randomUUID() };
	for (;;) {
		const { status } = await send(handle, deps, 'POST', '/api/bookings', { body, headers });
		if (status !== 503) return status;
	}
}

const stored = () => db.select().from(bookings).orderBy(asc(bookings.id));

test('whoever books while it is called off is called off with it, or refused', async () => {
	await book(1);
	const all = await Promise.all([
		bookAtOnce(),
		bookAtOnce(),
		callOff({ reason: 'not safe' }),
		bookAtOnce(),
		bookAtOnce(),
	]);
	const statuses = all.map((each) => (typeof each === 'number' ? each : each.status));
	expect(statuses[2]).toBe(200);
	const rows = await stored();
	expect(rows).toHaveLength(1 + statuses.filter((status) => status === 201).length);
	for (const { status } of rows) expect(status).toBe('Cancelled');
	expect((await kept()).map(({ bookingId }) => bookingId)).toEqual(rows.map(({ id }) => id));
});

test('called off twice at once it is called off once, and nobody is told twice', async () => {
	const ids = [await book(1), await book(2)];
	const answers = await Promise.all([1, 2, 3].map(() => callOff()));
	expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
	const told = await db
		.select()
		.from(outbox)
		.where(eq(outbox.kind, 'booking-cancelled'))
		.orderBy(asc(outbox.bookingId));
	expect(told.map(({ bookingId }) => bookingId)).toEqual(ids);
});

test('what is paid while it is called off goes back too, or is refused', async () => {
	const id = await book(2);
	await pay(id, 500);
	const [called, paid] = await Promise.all([callOff(), pay(id, 200)]);
	expect(called.status).toBe(200);
	const { paid: received, refund, kept: keeps } = await booking(id);
	// A payment that comes after it is owed back as well: nothing of it is kept.
	expect(received).toBe(paid.status === 200 ? 700 : 500);
	expect(refund).toBeGreaterThanOrEqual(500);
	expect(keeps).toBe(0);
});

test('kept seats are taken once, whoever asks for them at once, and are nobody else’s', async () => {
	await db.update(departures).set({ capacity: 2 }).where(eq(departures.id, 2));
	const id = await book(2);
	await callOff();
	const [seats] = await kept();
	const sold = tourBooking(1, 1, tourTotal(price, 1));
	const elsewhere = { ...sold, details: { ...sold.details, departureDate: '2027-06-12' } };
	const statuses = await Promise.all([
		answer(id, seats?.id ?? 0, 'taken').then(({ status }) => status),
		answer(id, seats?.id ?? 0, 'taken').then(({ status }) => status),
		send(handle, deps, 'POST', '/api/bookings', {
			body: elsewhere,
			headers: { 'X-Client-Id': randomUUID() },
		}).then(({ status }) => status),
	]);
	expect(statuses[2]).toBe(409);
	expect(statuses.slice(0, 2)).toContain(200);
	expect(await booking(id)).toMatchObject({ status: 'Confirmed', departureId: 2 });
	const on = (await stored()).filter(({ departureId }) => departureId === 2);
	expect(on).toHaveLength(1);
});
