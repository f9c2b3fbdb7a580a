import { randomUUID } from 'node:crypto';

import { addHours } from 'date-fns/addHours';
import { asc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { changes, operations, departures, outbox } from '#src/server/db/schema.ts';

import { testNow } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { operationCalls } from '../support/operation-calls.ts';
import { testPostgres } from '../support/postgres.ts';
import { countedSeats } from '../support/seats.ts';
import { insertTours } from '../support/tours.ts';

// A real server: the embedded engine takes one query after the other.
const { database: db } = await testPostgres();
const { asAgent, store, perform, done, undo, bookingNow } = operationCalls(db);

const price = 1000;
const total = tourTotal(price, 2);

beforeEach(async () => {
	await asAgent();
	await insertTours(db, tourRow({ discountPrice: price }));
	await db.update(departures).set({ capacity: 4 });
});

/** Books two seats of a departure of the tour. */
function booked(number: number, departureId: number) {
	return store(number, {
		type: 'tour',
		itemId: '1',
		departureId,
		travelers: 2,
		totalPrice: total,
		heldUntil: addHours(testNow, 1),
		details: { name: 'Alpine Lakes' },
	});
}

function counted(answers: readonly { status: number }[]) {
	return answers.map(({ status }) => status).toSorted((one, other) => one - other);
}

test('of ten agents who do something to the version that they saw one does it', async () => {
	const id = await booked(1, 1);
	const answers = await Promise.all(
		Array.from({ length: 10 }, (_, index) =>
			perform(id, 'price', { total: 2000 + index, reason: 'Promised', version: 1 }),
		),
	);
	expect(counted(answers)).toEqual([200, ...Array(9).fill(409)]);
	expect([await db.$count(operations), await db.$count(changes), await db.$count(outbox)]).toEqual([
		1, 1, 1,
	]);
});

test('the same attempt sent ten times at once is done once, and undone once', async () => {
	const id = await booked(1, 1);
	const attempt = randomUUID();
	const body = { total: 2000, reason: 'Promised', version: 1 };
	const answers = await Promise.all(
		Array.from({ length: 10 }, () => perform(id, 'price', body, { attempt })),
	);
	expect(counted(answers)).toEqual(Array(10).fill(200));
	expect(await db.$count(operations)).toBe(1);
	const [operation] = await db.select().from(operations);
	const undone = await Promise.all(Array.from({ length: 10 }, () => undo(operation ?? null)));
	expect(counted(undone)).toEqual(Array(10).fill(200));
	expect(await bookingNow(id)).toMatchObject({ totalPrice: total, version: 3 });
	expect(await db.$count(changes)).toBe(2);
});

test('bookings that cross between two departures never wait for each other, nor take more seats than there are', async () => {
	const ids = [];
	for (let number = 1; number <= 4; number += 1) {
		ids.push(await booked(number, number <= 2 ? 1 : 2));
	}
	for (let round = 0; round < 5; round += 1) {
		const answers = await Promise.all(
			ids.map(async (id) => {
				const { departureId } = await bookingNow(id);
				return perform(id, 'move', { departureId: departureId === 1 ? 2 : 1, total });
			}),
		);
		expect(new Set(counted(answers)).isSubsetOf(new Set([200, 409]))).toBe(true);
		const last = await db.select().from(operations).orderBy(asc(operations.id));
		await Promise.all(last.slice(-3).map((operation) => undo(operation)));
		for (const departureId of [1, 2]) {
			expect((await countedSeats(db, departureId, testNow))?.booked).toBeLessThanOrEqual(4);
		}
	}
});

test('of a last seat that is moved to and given back at once nobody has two', async () => {
	const [one, other] = [await booked(1, 1), await booked(2, 1)];
	await booked(3, 2);
	const { operation } = await done(await booked(4, 2), 'cancel', {});
	const answers = await Promise.all([
		perform(one, 'move', { departureId: 2, total }),
		perform(other, 'move', { departureId: 2, total }),
		undo(operation),
	]);
	expect(counted(answers)).toEqual([200, 409, 409]);
	expect((await countedSeats(db, 2, testNow))?.booked).toBe(4);
});
