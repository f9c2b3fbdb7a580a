import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { bookings, changes, departures, tours } from '#src/server/db/schema.ts';
import { lockDeparture } from '#src/server/departures/lock-departure.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send } from '../support/api.ts';
import { tourBooking, tourRow } from '../support/bookings.ts';
import { testPostgres } from '../support/postgres.ts';
import { storedBooking } from '../support/stored-booking.ts';

// A real server: the embedded engine takes one transaction after the other.
const { database: db } = await testPostgres();
const { ask, deps } = administratorCalls(db);

const path = '/api/admin/departures';
const price = 1699.99;
const may = '2027-05-15';
const usual = { date: may, price: null, state: 'open', guaranteedFrom: 4 };

beforeEach(async () => {
	await db.insert(tours).values(tourRow({ discountPrice: price }));
});

function times<Result>(count: number, work: (index: number) => Promise<Result>) {
	return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

test('of ten administrators who add the same series at once one does, and the others are told', async () => {
	const dates = [may, '2027-05-22'];
	const answers = await times(10, () => ask(handle, 'POST', path, { tourId: 1, dates }));
	expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([
		201,
		...Array(9).fill(400),
	]);
	expect(await db.$count(departures)).toBe(2);
	expect(await db.$count(changes)).toBe(2);
});

test('of ten who change a departure at once one does, and the others are shown it as it is', async () => {
	await ask(handle, 'POST', path, { tourId: 1, dates: [may] });
	// None of them the 16 that it has: who changes nothing is told so, however late.
	const answers = await times(10, (index) =>
		ask(handle, 'PUT', `${path}/1`, { ...usual, capacity: 20 + index, version: 1 }),
	);
	expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([
		200,
		...Array(9).fill(409),
	]);
	const [stored] = await db.select().from(departures);
	const late = answers.filter(({ status }) => status === 409);
	for (const { body } of late) {
		expect(body).toMatchObject({ current: { capacity: stored?.capacity, version: 2 } });
	}
});

test('seats are taken away while they are booked: never more are taken than there are', async () => {
	await ask(handle, 'POST', path, { tourId: 1, dates: [may], capacity: 12 });
	const body = tourBooking(1, 1, tourTotal(price, 1));
	await times(24, (index) =>
		index % 3 === 0
			? ask(handle, 'PUT', `${path}/1`, { ...usual, capacity: 12 - index / 3 })
			: send(handle, deps, 'POST', '/api/bookings', {
					body,
					headers: { 'X-Client-Id': randomUUID() },
				}),
	);
	const [departure] = await list();
	expect(departure?.taken).toBeGreaterThan(0);
	expect(departure?.taken).toBeLessThanOrEqual(departure?.capacity ?? 0);
});

test('who waits for a booking to be stored counts its seats', async () => {
	await ask(handle, 'POST', path, { tourId: 1, dates: [may] });
	const wanted = await inTransaction(db, async (transaction) => {
		await lockDeparture(transaction, 1);
		const booked = { type: 'tour', departureId: 1, travelers: 9, status: 'Confirmed' } as const;
		await transaction.insert(bookings).values(storedBooking(1, booked));
		// In a list, so that what is not answered yet is not waited for.
		const answers = [ask(handle, 'PUT', `${path}/1`, { ...usual, capacity: 8 })];
		while (!(await isSomebodyWaiting())) continue;
		return answers;
	});
	const [answer] = await Promise.all(wanted);
	expect(answer).toMatchObject({
		status: 400,
		body: { message: '9 seats are taken (9 confirmed, 0 held): there cannot be fewer.' },
	});
});

async function isSomebodyWaiting(): Promise<boolean> {
	return (await db.$count(sql`pg_locks where not granted`)) > 0;
}

async function list(): Promise<{ taken: number; capacity: number }[]> {
	const { body } = await ask(handle, 'GET', path);
	return body as { taken: number; capacity: number }[];
}

function ascending(one: number, other: number): number {
	return one - other;
}
