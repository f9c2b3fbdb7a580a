import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import type { Queue } from '#src/contract/desk/queue.ts';
import { bookings, scheduleChanges } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';

const { db, ask } = administratorCalls(await testDatabase());

const path = '/api/desk/queue';
const kind = 'schedule change';
const asked: Omit<typeof scheduleChanges.$inferInsert, 'bookingId'> = {
	before: [],
	after: [],
	isSignificant: true,
	answer: 'asked',
};

async function read(): Promise<Queue> {
	const { body } = await ask(handle, 'GET', `${path}?${new URLSearchParams({ kind })}`);
	return body as Queue;
}

async function markDone(id: number): Promise<number> {
	const step = { kind, version: 0, mark: 'done' };
	return (await ask(handle, 'PATCH', `${path}/${id}`, step)).status;
}

test('who has not answered to new flight times is called before half of the time to the departure has passed', async () => {
	await db
		.insert(bookings)
		.values([
			storedBooking(1, { status: 'Confirmed', departureDate: '2026-11-23' }),
			storedBooking(2, { status: 'Confirmed', departureDate: '2026-11-21' }),
		]);
	await db.insert(scheduleChanges).values([
		{ ...asked, bookingId: 1, createdAt: testNow },
		{ ...asked, bookingId: 2, createdAt: testNow },
	]);
	const { rows } = await read();
	const midnight = new Date('2026-11-23T00:00:00-05:00');
	const half = new Date((testNow.getTime() + midnight.getTime()) / 2);
	expect(rows.map(({ bookingId, due }) => [bookingId, due])).toEqual([
		[2, testNow.toISOString()],
		[1, half.toISOString()],
	]);
	expect(await markDone(1)).toBe(200);
	await db.update(scheduleChanges).set({ answer: 'accepted', answeredAt: testNow });
	expect((await read()).rows).toEqual([]);
});
