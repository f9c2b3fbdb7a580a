import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { bookingReceipt } from '#src/contract/bookings/booking.ts';
import { bookings, outbox } from '#src/server/db/schema.ts';

import { bookingCalls, valid } from '../support/booking-calls.ts';
import { namedFields } from '../support/http.ts';

const { db, post, expectNothingStored } = await bookingCalls();

test('the same attempt again gives the first booking and stores nothing', async () => {
	const attempt = randomUUID();
	const first = await post(valid, attempt);
	const again = await post(valid, attempt);
	const inCapitals = await post(valid, attempt.toUpperCase());
	expect([first.status, again.status, inCapitals.status]).toEqual([201, 200, 200]);
	expect(again.body).toEqual(first.body);
	expect(inCapitals.body).toEqual(first.body);
	expect(await db.$count(bookings)).toBe(1);
	expect(await db.$count(outbox)).toBe(1);
});

test('a repeated attempt is known by its fields, not by their order or spacing', async () => {
	const attempt = randomUUID();
	await post(valid, attempt);
	const reordered = Object.fromEntries(Object.entries(valid).toReversed());
	expect((await post(JSON.stringify(reordered, null, 4), attempt)).status).toBe(200);
});

test('a repeated attempt is answered days later too, when its quote would be refused', async () => {
	const attempt = randomUUID();
	const first = await post(valid, attempt);
	const later = () => new Date('2026-12-24T00:00:00Z');
	const again = await post(valid, attempt, { now: later });
	expect([again.status, again.body]).toEqual([200, first.body]);
});

test('the same attempt with other words is a 409', async () => {
	const attempt = randomUUID();
	await post(valid, attempt);
	const { status, body } = await post({ ...valid, name: 'Grace Hopper' }, attempt);
	expect(status).toBe(409);
	expect(body).toEqual({
		message: 'This booking was already sent with other details. Please start again.',
	});
	expect(await db.$count(bookings)).toBe(1);
});

test('a refused attempt leaves its id free', async () => {
	const attempt = randomUUID();
	expect((await post({ ...valid, totalPrice: 1 }, attempt)).status).toBe(409);
	expect((await post(valid, attempt)).status).toBe(201);
});

test.each(['', 'x', '1', `${randomUUID()}0`, "'; drop table bookings; --", '{}'])(
	'the attempt id "%s" is a 400 that names the header',
	async (attempt) => {
		const { status, body } = await post(valid, attempt);
		expect(status).toBe(400);
		expect(namedFields(body)).toEqual(['X-Client-Id']);
		await expectNothingStored();
	},
);

test('without an attempt id every request is a booking of its own', async () => {
	const references = [await post(valid), await post(valid)].map(
		({ body }) => z.parse(bookingReceipt, body).bookingId,
	);
	expect(new Set(references).size).toBe(2);
	expect(await db.$count(bookings)).toBe(2);
});

test('a reference that is taken is drawn again', async () => {
	const draws = [7, 7, 7, 8];
	const randomBytes = (count: number) => new Uint8Array(count).fill(draws.shift() ?? 0);
	const first = await post(valid, undefined, { randomBytes });
	const second = await post(valid, undefined, { randomBytes });
	expect([first.status, second.status]).toEqual([201, 201]);
	expect(first.body).not.toEqual(second.body);
	expect(draws).toEqual([]);
});
