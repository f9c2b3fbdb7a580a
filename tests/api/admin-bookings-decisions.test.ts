import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { bookingRecord } from '#src/contract/bookings/booking-record.ts';
import { bookingConflict } from '#src/contract/desk/bookings.ts';
import { changedMeanwhile } from '#src/contract/desk/conflict.ts';
import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { bookings, changes } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();
const { ask } = administratorCalls(db);

type Row = Parameters<typeof storedBooking>[1];

async function store(row: Row = {}) {
	await db.insert(bookings).values(storedBooking(1, row));
}

function decide(id: number | string, body: object) {
	return ask(handle, 'PATCH', `/api/bookings/${id}`, body);
}

/** As they are stored, without what only the list tells of them. */
async function listed() {
	return z.array(bookingRecord).parse((await ask(handle, 'GET', '/api/bookings')).body);
}

const decisions = bookingStatuses.flatMap((from) =>
	(['Confirmed', 'Cancelled'] as const)
		.filter((to) => to !== from)
		.map((to) => [from, to] as const),
);

test.each(decisions)('a booking goes from %s to %s, as its next version', async (from, to) => {
	await store({ status: from });
	const { status, body } = await decide(1, { status: to, version: 1 });
	expect(status).toBe(200);
	expect(z.parse(bookingRecord, body)).toMatchObject({
		id: 1,
		bookingId: storedBooking(1).reference,
		status: to,
		version: 2,
		updatedAt: testNow.toISOString(),
	});
	expect(await listed()).toEqual([body]);
	expect(await db.select().from(changes)).toMatchObject([
		{
			name: 'The Boss',
			email: 'boss@example.com',
			action: 'updated',
			subject: 'booking',
			subjectId: 1,
			label: 'BD2000001, Ada Lovelace',
			before: { status: from },
			after: { status: to },
			createdAt: testNow,
		},
	]);
});

test.each([1, undefined])(
	'a booking that is so already stays as it is (version %s)',
	async (version) => {
		await store({ status: 'Confirmed' });
		const before = await listed();
		const { status, body } = await decide(1, { status: 'Confirmed', version });
		expect(status).toBe(200);
		expect([body]).toEqual(before);
		expect(await listed()).toEqual(before);
		expect(await db.$count(changes)).toBe(0);
	},
);

test.each(['Confirmed', 'Cancelled'])(
	'whoever saw an older version is told what the booking is now, and %s is not stored',
	async (wanted) => {
		await store();
		const first = await decide(1, { status: 'Confirmed', version: 1 });
		const late = await decide(1, { status: wanted, version: 1 });
		expect(late.status).toBe(409);
		expect(z.parse(bookingConflict, late.body)).toEqual({
			message: changedMeanwhile,
			current: first.body,
		});
		expect(await listed()).toEqual([first.body]);
		expect(await db.$count(changes)).toBe(1);
	},
);

test('where no version is named, the last change wins', async () => {
	await store();
	await decide(1, { status: 'Confirmed' });
	expect((await decide(1, { status: 'Cancelled' })).body).toMatchObject({
		status: 'Cancelled',
		version: 3,
	});
	expect(await db.$count(changes)).toBe(2);
});

test('a change that cannot be written down is not made', async () => {
	await store();
	const before = await listed();
	await db.execute(sql`alter table ${changes} rename to elsewhere`);
	try {
		expect((await decide(1, { status: 'Confirmed' })).status).toBe(500);
	} finally {
		await db.execute(sql`alter table elsewhere rename to changes`);
	}
	expect(await listed()).toEqual(before);
});

test.each(['2', '0', 'first', '99999999999'])('there is no booking %s to decide on', async (id) => {
	await store();
	expect((await decide(id, { status: 'Confirmed' })).status).toBe(404);
	expect(await db.$count(changes)).toBe(0);
});

test.each([
	['status', { status: 'Pending Confirmation' }],
	['status', { status: 'confirmed' }],
	['status', {}],
	['version', { status: 'Confirmed', version: 0 }],
	['totalPrice', { status: 'Confirmed', totalPrice: 1 }],
])('a change that is wrong in %j is refused and stores nothing: %j', async (path, change) => {
	await store();
	const before = await listed();
	const { status, body } = await decide(1, change);
	expect(status).toBe(400);
	expect(body).toMatchObject({ issues: [{ path }] });
	expect(await listed()).toEqual(before);
});

test('a record of before is decided on, and its traveller named', async () => {
	await store({ name: '', title: '', details: { flight: {}, passengerName: 'Grace Hopper' } });
	expect((await decide(1, { status: 'Cancelled', version: 1 })).status).toBe(200);
	expect(await db.select().from(changes)).toMatchObject([{ label: 'BD2000001, Grace Hopper' }]);
});
