import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { departuresConflict } from '#src/contract/bookings/booking.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { bookings, departures } from '#src/server/db/schema.ts';
import { lockDeparture } from '#src/server/departures/lock-departure.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { tourBooking, tourRow } from '../support/bookings.ts';
import { testPostgres } from '../support/postgres.ts';
import { changeCapacity, countedSeats } from '../support/seats.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { insertTours } from '../support/tours.ts';

// A real server: the embedded engine takes one transaction after the other.
const { database: db } = await testPostgres();
const { ask, deps } = administratorCalls(db);

/** `SEAT_ROUNDS=200` proves it longer. */
const rounds = Number(process.env['SEAT_ROUNDS'] ?? 2);
const price = 1699.99;
/** The first departure of the tour, on 2027-05-15. */
const departureId = 1;

beforeEach(() => insertTours(db, tourRow({ discountPrice: price })));

/** Books as a browser does: what the server has no time for now, it sends again. */
async function book(travellers: number) {
	const body = tourBooking(1, travellers, tourTotal(price, travellers));
	const headers = { 'X-Client-Id': randomUUID() };
	for (;;) {
		const answer = await send(handle, deps, 'POST', '/api/bookings', { body, headers });
		if (answer.status !== 503) return { travellers, ...answer };
	}
}

function times<Result>(count: number, work: (index: number) => Promise<Result>) {
	return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

function seats() {
	return countedSeats(db, departureId, testNow);
}

test(
	'a hundred bookings at once of the last five seats never take a sixth',
	{ timeout: 30_000 + rounds * 10_000 },
	async () => {
		for (let round = 0; round < rounds; round += 1) {
			await db.delete(bookings);
			await db.update(departures).set({ capacity: 5 });
			const answers = await times(100, (index) => book(1 + ((index + round) % 3)));

			const booked = answers.filter(({ status }) => status === 201);
			const refused = answers.filter(({ status }) => status === 409);
			expect([round, booked.length + refused.length]).toEqual([round, 100]);
			const taken = booked.reduce((sum, { travellers }) => sum + travellers, 0);
			// The last seat or two are free where only larger parties came after.
			expect(taken).toBeGreaterThan(5 - 3);
			expect(await seats()).toEqual({ capacity: 5, booked: taken, offered: 0 });
			expect(taken).toBeLessThanOrEqual(5);
			for (const { body, travellers } of refused) {
				const { departures: left } = z.parse(departuresConflict, body);
				expect(left.find(({ id }) => id === departureId)?.seatsLeft).toBeLessThan(travellers);
				expect(left.length).toBeGreaterThan(1);
			}
		}
	},
);

/** What takes seats, gives them back or changes how many there are; of the bookings 1 to 8 one each. */
const paths: Record<string, (index: number) => Promise<number>> = {
	book: async () => (await book(1)).status,
	confirm: (index) => decide(index, 'Confirmed'),
	cancel: (index) => decide(index, 'Cancelled'),
	async capacity(index) {
		await changeCapacity(db, departureId, { capacity: 6 + (index % 3), now: testNow });
		return 200;
	},
	async 'all bookings of the departure'() {
		await inTransaction(db, async (transaction) => {
			await lockDeparture(transaction, departureId);
			const held = eq(bookings.departureId, departureId);
			await transaction.update(bookings).set({ updatedAt: testNow }).where(held);
		});
		return 200;
	},
};

async function decide(index: number, status: string): Promise<number> {
	const path = `/api/bookings/${1 + (index % 8)}`;
	return (await ask(handle, 'PATCH', path, { status, sendsLetter: false })).status;
}

const names = Object.keys(paths);
const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other]));

test.each(pairs)(
	'%s beside %s: nobody waits for ever, and no seat is taken twice',
	async (...pair) => {
		await db.update(departures).set({ capacity: 6 });
		// Their holds have ended: each gave its seat back, and may take one again.
		const ended = { departureId, type: 'tour', travelers: 1, heldUntil: testNow } as const;
		await db
			.insert(bookings)
			.values(Array.from({ length: 8 }, (_, index) => storedBooking(index + 1, ended)));
		const statuses = await times(
			20,
			(index) => paths[pair[index % 2] ?? '']?.(index >> 1) ?? absent(),
		);
		expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
		const { capacity, booked } = await seats();
		expect(booked).toBeLessThanOrEqual(capacity);
	},
);

function absent(): never {
	throw new Error('There is no such path.');
}

test('whichever of the confirmations at once is the last that it takes, the departure is guaranteed', async () => {
	const held = { departureId, type: 'tour', travelers: 1, heldUntil: null } as const;
	for (const count of [3, 4, 5, 8]) {
		await db.delete(bookings);
		await db.update(departures).set({ state: 'open', guaranteedAt: null, guaranteedFrom: 4 });
		const rows = Array.from({ length: count }, (_, index) => storedBooking(index + 1, held));
		const stored = await db.insert(bookings).values(rows).returning({ id: bookings.id });
		const decided = { status: 'Confirmed', sendsLetter: false };
		await Promise.all(stored.map(({ id }) => ask(handle, 'PATCH', `/api/bookings/${id}`, decided)));
		const [first] = await db.select().from(departures).where(eq(departures.id, departureId));
		expect([count, first?.state]).toEqual([count, count < 4 ? 'open' : 'guaranteed']);
	}
});
