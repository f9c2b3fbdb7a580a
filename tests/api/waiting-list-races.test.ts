import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { seatsTaken } from '#src/server/catalog/taken-seats.ts';
import { bookings, departures, outbox, waitingList } from '#src/server/db/schema.ts';

import { testNow } from '../support/api.ts';
import { testPostgres } from '../support/postgres.ts';
import { departure, waitingCalls } from '../support/waiting-calls.ts';

const { database: db } = await testPostgres();
const { post, join, book, endHold, offerSeats, standing, keyFor } = waitingCalls(db);

function times<Result>(count: number, work: (index: number) => Promise<Result>) {
	return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

function statuses(answers: { status: number }[]): number[] {
	return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

test('four at the same minute’s work offer each free seat once', async () => {
	for (const name of ['ada', 'grace', 'joan']) await join(name, 1);
	await endHold();
	await times(4, () => offerSeats());
	expect(await standing()).toEqual(['ada offered', 'grace offered', 'joan waiting']);
	expect(await db.$count(outbox, like(outbox.kind, '%seats'))).toBe(2);
});

test('twenty who use one link at the same time are one booking', async () => {
	await join('grace', 2);
	await endHold();
	await offerSeats();
	const key = await keyFor('grace', 'seats');
	const answers = await times(20, () => book(2, key));
	expect(statuses(answers)).toEqual([201, ...Array(19).fill(400)]);
	expect(await db.$count(bookings)).toBe(3);
	expect(await seatsTaken(db, departure, testNow)).toBe(10);
});

test('of a booking and a return by the same link one wins, and the seats are never lost nor doubled', async () => {
	for (let round = 0; round < 10; round += 1) {
		await db.delete(waitingList);
		await db.delete(bookings).where(eq(bookings.type, 'tour'));
		await db.update(departures).set({ capacity: 2 });
		await book(2);
		await join('grace', 2);
		await db.update(bookings).set({ heldUntil: testNow });
		await offerSeats();
		const key = await keyFor('grace', 'seats');
		const [booked, left] = await Promise.all([
			book(2, key),
			post('/api/waiting-list/leave', { key }),
		]);
		const isBooked = booked.status === 201;
		expect([booked.status, left.status]).toEqual(isBooked ? [201, 409] : [400, 200]);
		expect(await standing()).toEqual([isBooked ? 'grace booked' : 'grace left']);
		expect(await seatsTaken(db, departure, testNow)).toBe(isBooked ? 2 : 0);
	}
});

test('thirty who join, book and do the minute’s work at once: the seats are of who waited first', async () => {
	await join('first', 2);
	await endHold();
	const answers = await times(30, (index) => {
		if (index % 3 === 0) return join(`visitor-${index}`, 3);
		return index % 3 === 1 ? book(1) : offerSeats().then(() => ({ status: 200 }));
	});
	const expected = [200, 201, 409].flatMap((status) => Array<number>(10).fill(status));
	expect(statuses(answers)).toEqual(expected);
	expect((await standing())[0]).toBe('first offered');
	expect(await seatsTaken(db, departure, testNow)).toBe(10);
});

test('a hundred who join under one address are one place and one letter', async () => {
	const answers = await times(100, () => join('grace', 2));
	expect(new Set(statuses(answers))).toEqual(new Set([201]));
	expect(await db.$count(waitingList)).toBe(1);
	expect(await db.$count(outbox)).toBe(1);
});
