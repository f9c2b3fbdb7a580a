import { randomUUID } from 'node:crypto';

import { addSeconds } from 'date-fns/addSeconds';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { seatsTaken } from '#src/server/catalog/taken-seats.ts';
import {
	bookings,
	departures,
	messages as messageRows,
	outbox,
	tours,
	waitingList,
} from '#src/server/db/schema.ts';

import { testNow } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { cancelCalls, heldFlight, paidTour } from '../support/cancel-calls.ts';
import { testPostgres } from '../support/postgres.ts';

// A real server: the embedded engine takes one query after the other.
let now = testNow;
const { database: db } = await testPostgres();
const { ask, trip, post, cancel, accept, bookingNow, messages } = cancelCalls(db, {
	now: () => now,
});

beforeEach(async () => {
	now = testNow;
	vi.spyOn(console, 'info').mockImplementation(() => {});
	await db.insert(tours).values(tourRow());
	await db.insert(departures).values({ tourId: 1, date: '2027-05-15', capacity: 2 });
});

const seats = { ...heldFlight, type: 'tour', departureId: 1, departureDate: '2027-05-15' } as const;

function times<Result>(count: number, work: (index: number) => Promise<Result>) {
	return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

function statuses(answers: { status: number }[]): number[] {
	return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

test('cancelled twenty times at once, a hold is given back once: one letter, one offer of its seats', async () => {
	const held = await trip(1, seats);
	const grace = { name: 'Grace', email: 'grace@example.com', travellers: 2 };
	await db.insert(waitingList).values({ ...grace, departureId: 1 });
	const answers = await times(20, () => post(held, 'cancel', { seen: 'unpaid' }));
	expect(new Set(statuses(answers))).toEqual(new Set([200]));
	expect((await bookingNow(held)).version).toBe(2);
	const kinds = (await db.select().from(outbox).orderBy(outbox.id)).map(({ kind }) => kind);
	expect(kinds.toSorted()).toEqual(['booking-cancelled', 'waiting-list-seats']);
	expect(await seatsTaken(db, 1, testNow)).toBe(2);
});

test('of twenty requests to cancel a paid trip at once one waits for the desk', async () => {
	const paid = await trip(1, paidTour);
	const answers = await times(20, () => cancel(paid));
	expect(new Set(statuses(answers))).toEqual(new Set([200]));
	expect(await messages()).toHaveLength(1);
	expect(await db.$count(outbox)).toBe(2);
});

test('cancelled while the desk confirms it, it is one or the other, and nobody pays for what is given back', async () => {
	for (let round = 0; round < 12; round += 1) {
		const held = await trip(10 + round, seats);
		const seen = { status: 'Confirmed', version: 1 };
		const [cancelled, confirmed] = await Promise.all([
			post(held, 'cancel', { seen: 'unpaid' }),
			ask(handle, 'PATCH', `/api/bookings/${held.id}`, seen),
		]);
		const { status, version } = await bookingNow(held);
		const isGivenBack = status === 'Cancelled';
		expect([cancelled.status, confirmed.status]).toEqual(isGivenBack ? [200, 409] : [409, 200]);
		expect(version).toBe(2);
		expect(await seatsTaken(db, 1, testNow)).toBe(isGivenBack ? 0 : 2);
		await db.delete(bookings).where(eq(bookings.id, held.id));
	}
});

test('cancelled while its hold ends and others book, no seat is lost and none is sold twice', async () => {
	for (let round = 0; round < 8; round += 1) {
		const held = await trip(30 + round, { ...seats, heldUntil: addSeconds(testNow, 1) });
		const other = await trip(50 + round, { ...seats, travelers: 2, heldUntil: testNow });
		now = testNow;
		const both = Promise.all([
			post(held, 'cancel', { seen: 'unpaid' }),
			// The desk gives the seats to somebody whose hold has ended before.
			ask(handle, 'PATCH', `/api/bookings/${other.id}`, { status: 'Confirmed' }),
		]);
		now = addSeconds(testNow, 2);
		const [cancelled, taken] = await both;
		expect(cancelled.status).toBe(200);
		expect((await bookingNow(held)).status).toBe('Cancelled');
		expect(await seatsTaken(db, 1, now)).toBe(taken.status === 200 ? 2 : 0);
		await db.delete(bookings);
	}
});

test('withdrawn while the desk accepts it, a request is one or the other', async () => {
	for (let round = 0; round < 12; round += 1) {
		const paid = await trip(70 + round, paidTour);
		await cancel(paid);
		const [message] = await db.select().from(messageRows).where(eq(messageRows.bookingId, paid.id));
		const request = message?.id ?? 0;
		const [withdrawn, accepted] = await Promise.all([
			post(paid, 'withdraw', { request: String(request) }),
			accept(paid, { request }),
		]);
		const { status } = await bookingNow(paid);
		const isCancelled = status === 'Cancelled';
		expect([withdrawn.status, accepted.status]).toEqual(isCancelled ? [409, 200] : [200, 409]);
		await db.delete(bookings).where(eq(bookings.id, paid.id));
	}
});

test('twenty requests of one attempt are one message and one letter, whatever else is written', async () => {
	const held = await trip(1, heldFlight);
	const attempt = randomUUID();
	const body = { kind: 'question', body: 'May I bring my cello?' };
	const answers = await times(20, () => post(held, 'messages', body, attempt));
	expect(statuses(answers)).toEqual([...Array(19).fill(200), 201]);
	expect([(await messages()).length, await db.$count(outbox)]).toEqual([1, 1]);
	const mixed = await times(20, (index) =>
		post(held, 'messages', { ...body, body: `Word ${index % 2}` }, attempt),
	);
	expect(new Set(statuses(mixed))).toEqual(new Set([409]));
});

test('while a tour’s seats are given back and taken, nobody waits for ever', async () => {
	await db.update(departures).set({ capacity: 60 });
	const trips = await times(10, (index) => trip(100 + index, seats));
	// Not more at once: on a busy machine the last would wait for a connection longer than they may.
	const answers = await times(20, (index) => {
		const one = trips.at(index % 10);
		if (!one) throw new Error('There is no such trip.');
		if (index < 10) return post(one, 'cancel', { seen: 'unpaid' });
		const status = index % 2 === 0 ? 'Confirmed' : 'Cancelled';
		return ask(handle, 'PATCH', `/api/bookings/${one.id}`, { status });
	});
	expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
});
