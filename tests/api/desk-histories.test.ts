import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { type OperationRecord, operationReply } from '#src/contract/desk/operation.ts';
import { balanceOf } from '#src/domain/bookings/balance.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { movedPrice } from '#src/domain/desk/moved-price.ts';
import { randomInteger, seededRandom } from '#src/domain/random.ts';
import { bookingRows } from '#src/server/bookings/booking-rows.ts';
import { selectRow } from '#src/server/changes/change-row.ts';
import { departures, payments, sessions, waitingList } from '#src/server/db/schema.ts';

import { testNow } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { operationCalls } from '../support/operation-calls.ts';
import { countedSeats } from '../support/seats.ts';
import { insertTours } from '../support/tours.ts';

const db = await testDatabase();

/** `DESK_STEPS=10000` tries more, `DESK_SEED` others. */
const steps = Number(process.env['DESK_STEPS'] ?? 300);
const random = seededRandom(process.env['DESK_SEED'] ?? 'desk');

/** Dollars a person, by the departure's number. */
const prices: Record<number, number> = { 1: 1000, 2: 1200, 3: 900 };
const capacity = 6;

let now = testNow;
const { asAgent, store, perform, undo, bookingNow } = operationCalls(db, { now: () => now });

/** What was done to a booking and can be undone, with all of the booking as it was before. */
type Done = { operation: OperationRecord; before: unknown };
const past = new Map<number, Done[]>();

beforeEach(async () => {
	await asAgent();
	// No session outlasts a history.
	await db.update(sessions).set({ expiresAt: addDays(testNow, 365) });
	await insertTours(db, tourRow());
	for (const [id, price] of Object.entries(prices)) {
		await db
			.update(departures)
			.set({ capacity, price })
			.where(eq(departures.id, Number(id)));
	}
	for (let number = 1; number <= 4; number += 1) {
		const departureId = (number % 3) + 1;
		const totalPrice = tourTotal(prices[departureId] ?? 0, 2);
		const heldUntil = addHours(now, 1);
		const details = { name: 'Alpine Lakes', duration: '7 Days' };
		await store(number, {
			type: 'tour',
			itemId: '1',
			departureId,
			travelers: 2,
			totalPrice,
			heldUntil,
			details,
		});
		past.set(number, []);
	}
});

test(
	'after every step of a random history seats and money add up, and what is undone has left no trace',
	{ timeout: 300_000 + steps * 200 },
	async () => {
		const came = new Map<string, number>();
		for (let step = 0; step < steps; step += 1) {
			const id = randomInteger(random, 1, 4);
			const name = pick(Object.keys(acts));
			const outcome = `${name} ${await acts[name]?.(id)}`;
			came.set(outcome, (came.get(outcome) ?? 0) + 1);
			await expectSound(`after step ${step}, ${outcome} of booking ${id}`);
		}
		// Each way is walked, and each refusal met.
		for (const way of ['confirm', 'cancel', 'reopen', 'hold', 'price', 'move', 'pay', 'undo']) {
			expect([way, came.get(`${way} 200`) ?? 0]).toEqual([way, expect.toSatisfy(isSome)]);
		}
		for (const way of ['move 409', 'price 400', 'undo 409']) {
			expect([way, came.get(way) ?? 0]).toEqual([way, expect.toSatisfy(isSome)]);
		}
	},
);

const isSome = (count: number) => count > 0;

const acts: Record<string, (id: number) => Promise<number>> = {
	confirm: (id) => act(id, 'confirm', {}),
	cancel: (id) => act(id, 'cancel', {}),
	reopen: (id) => act(id, 'reopen', {}),
	hold: (id) =>
		act(id, 'hold', { until: addHours(now, randomInteger(random, 1, 100)).toISOString() }),
	price: async (id) => {
		const { totalPrice } = await bookingNow(id);
		const total = Math.round(totalPrice * randomInteger(random, 40, 120)) / 100;
		return act(id, 'price', { total, reason: 'Promised on the phone' });
	},
	move: async (id) => {
		const departureId = randomInteger(random, 1, 3);
		const booking = await selectRow(db, bookingRows, id);
		const quoted = tourTotal(prices[departureId] ?? 0, booking.travelers);
		return act(id, 'move', { departureId, total: movedPrice(booking, quoted).totalPrice });
	},
	pay: (id) => {
		const amount = randomInteger(random, 1, 50_000) / 100;
		const paidOn = testNow.toISOString().slice(0, 10);
		return act(id, 'payments', { amount, method: 'Cash', paidOn, isOverBalance: true });
	},
	undo: async (id) => {
		const last = past.get(id)?.at(-1);
		if (!last) return 0;
		const { status } = await undo(last.operation, now);
		if (status !== 200) {
			// Its ten minutes are over, or its seats are gone.
			if (status === 409 && new Date(last.operation.undoUntil ?? 0) <= now) past.set(id, []);
			return status;
		}
		past.get(id)?.pop();
		expect(await wholeOf(id)).toEqual(last.before);
		return status;
	},
	wait: async () => {
		now = addMinutes(now, pick([1, 3, 30]));
		return 200;
	},
	joins: async (id) => {
		const departureId = (id % 3) + 1;
		const party = { name: 'Grace', travellers: 2, departureId };
		await db
			.insert(waitingList)
			.values({ ...party, email: 'grace@example.com' })
			.onConflictDoNothing();
		return 200;
	},
};

async function act(id: number, what: string, body: object): Promise<number> {
	const before = await wholeOf(id);
	return noted(id, before, await perform(id, what, { ...body }, { at: now }));
}

function noted(id: number, before: unknown, answer: { status: number; body: unknown }): number {
	if (answer.status >= 500) expect.fail(JSON.stringify(answer.body));
	if (answer.status !== 200) return answer.status;
	const { operation } = operationReply.parse(answer.body);
	if (operation) past.get(id)?.push({ operation, before });
	return answer.status;
}

/** A booking with its payments, but for its version and when it was changed. */
async function wholeOf(id: number) {
	const { version: _, updatedAt: __, ...booking } = await bookingNow(id);
	return { booking, payments: await paymentsOf(id) };
}

function paymentsOf(id: number) {
	const counts = and(eq(payments.bookingId, id), isNull(payments.takenBackAt));
	return db.select().from(payments).where(counts).orderBy(asc(payments.id));
}

async function expectSound(when: string): Promise<void> {
	for (const id of [1, 2, 3]) {
		const counted = await countedSeats(db, id, now);
		const taken = (counted?.booked ?? 0) + (counted?.offered ?? 0);
		expect(taken, `seats of departure ${id} ${when}`).toBeLessThanOrEqual(capacity);
	}
	const counts = isNull(payments.takenBackAt);
	const all = await db.select().from(payments).where(counts).orderBy(payments.id);
	for (const id of [1, 2, 3, 4]) {
		const booking = await selectRow(db, bookingRows, id);
		const own = all.filter(({ bookingId }) => bookingId === id);
		const sum = own.reduce((before, { amount }) => before + amount, 0);
		const { price, due } = balanceOf(booking);
		expect(due, `balance ${when}`).toBeCloseTo(price - sum, 5);
	}
}

function pick<Value>(values: readonly Value[]): Value {
	const value = values[randomInteger(random, 0, values.length - 1)];
	if (value === undefined) throw new Error('There is nothing to pick from.');
	return value;
}
