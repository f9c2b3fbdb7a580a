import { randomUUID } from 'node:crypto';

import { addMinutes } from 'date-fns/addMinutes';
import { beforeEach, describe, expect, test } from 'vitest';

import { bookingConflict } from '#src/contract/desk/bookings.ts';
import { changedMeanwhile } from '#src/contract/desk/conflict.ts';
import { operationMessages, operationReply } from '#src/contract/desk/operation.ts';
import { changes, operations } from '#src/server/db/schema.ts';
import { deliverOutbox } from '#src/server/mail/deliver.ts';

import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { operationCalls } from '../support/operation-calls.ts';

const db = await testDatabase();
const { deps, asAgent, store, perform, done, undo, sendNow, bookingNow, letters } =
	operationCalls(db);
beforeEach(() => asAgent());

const cheaper = { total: 900, reason: 'Promised on the phone' };
const tenMinutes = addMinutes(testNow, 10);

/** A booking of $1,000 that waits. */
const booked = () => store(1, { totalPrice: 1000, email: 'ada@example.com' });

describe('what was done', () => {
	test('is stored as the next version, told to the log, and can be undone for ten minutes', async () => {
		const id = await booked();
		const { booking, operation } = await done(id, 'price', cheaper);
		expect(booking).toMatchObject({
			version: 2,
			totalPrice: 900,
			quotedPrice: 1000,
			priceReason: 'Promised on the phone',
		});
		expect(operation).toMatchObject({
			bookingId: id,
			action: 'change price',
			summary: 'Price changed to $900.00',
			author: 'Ana',
			undoUntil: tenMinutes.toISOString(),
			undoneAt: null,
			hasWaitingLetter: true,
		});
		expect(await db.select().from(changes)).toMatchObject([
			{
				name: 'Ana',
				subject: 'booking',
				subjectId: id,
				before: { totalPrice: 1000, quotedPrice: null, priceReason: null },
				after: { totalPrice: 900, quotedPrice: 1000, priceReason: 'Promised on the phone' },
			},
		]);
	});

	test('is done once, however often the same attempt is sent', async () => {
		const id = await booked();
		const attempt = randomUUID();
		const version = 1;
		const first = await done(id, 'price', { ...cheaper, version }, { attempt });
		expect(await done(id, 'price', { ...cheaper, version }, { attempt })).toEqual(first);
		expect(await db.$count(operations)).toBe(1);
		expect(await db.$count(changes)).toBe(1);
		expect(await letters()).toHaveLength(1);
		const other = await perform(id, 'price', { ...cheaper, total: 800, version }, { attempt });
		expect(other.status).toBe(409);
		expect(await bookingNow(id)).toMatchObject({ totalPrice: 900, version: 2 });
	});

	test('is refused where the booking was changed since it was seen, with the booking as it is', async () => {
		const id = await booked();
		await done(id, 'price', cheaper);
		const late = await perform(id, 'price', { ...cheaper, total: 950, version: 1 });
		expect(late.status).toBe(409);
		const { message, current } = bookingConflict.parse(late.body);
		expect(message).toBe(changedMeanwhile);
		expect(current).toMatchObject({ totalPrice: 900, version: 2 });
		expect(await db.$count(operations)).toBe(1);
	});
});

describe('its letter', () => {
	test('waits as long as it can be undone, and goes then', async () => {
		const id = await booked();
		await done(id, 'price', cheaper);
		const [letter] = await letters();
		expect(letter).toMatchObject({ recipient: 'ada@example.com', nextAttemptAt: tenMinutes });
		expect(letter?.body).toContain('$1,000.00 → $900.00');
		expect(letter?.body).not.toContain(cheaper.reason);
		expect(await sentAt(addMinutes(testNow, 9))).toBe(0);
		expect(await sentAt(tenMinutes)).toBe(1);
	});

	test('goes at once where it is asked for, and ends the undo', async () => {
		const id = await booked();
		const { operation } = await done(id, 'price', cheaper);
		const sent = operationReply.parse((await sendNow(operation)).body);
		expect(sent.operation).toMatchObject({ undoUntil: null, hasWaitingLetter: false });
		expect(await sentAt(testNow)).toBe(1);
		expect(await undo(operation)).toMatchObject({
			status: 409,
			body: { message: operationMessages.isSent },
		});
		expect(await sendNow(operation)).toMatchObject({ status: 409 });
		expect(await bookingNow(id)).toMatchObject({ totalPrice: 900 });
	});

	test('is sent with the operation, or not written', async () => {
		const id = await booked();
		const now = await done(id, 'price', { ...cheaper, letter: 'now' });
		expect(now.operation).toMatchObject({ undoUntil: null, hasWaitingLetter: false });
		expect(await sentAt(testNow)).toBe(1);
		const none = await done(id, 'price', { ...cheaper, total: 800, letter: 'none' });
		expect(none.operation).toMatchObject({
			undoUntil: tenMinutes.toISOString(),
			hasWaitingLetter: false,
		});
		expect(await letters()).toHaveLength(1);
	});
});

describe('undone', () => {
	test('the booking is as it was, the letter does not go, and the log says who did it', async () => {
		const id = await booked();
		const before = await bookingNow(id);
		const { operation } = await done(id, 'price', cheaper);
		const undone = operationReply.parse((await undo(operation)).body);
		expect(undone.operation).toMatchObject({
			undoUntil: null,
			undoneAt: testNow.toISOString(),
			undoneBy: 'Ana',
		});
		const { version, updatedAt, ...after } = await bookingNow(id);
		expect(before).toMatchObject(after);
		expect([version, updatedAt]).toEqual([3, testNow]);
		expect(await sentAt(tenMinutes)).toBe(0);
		const told = await db.select().from(changes).orderBy(changes.id);
		expect(told.map((change) => change.after?.['totalPrice'])).toEqual([900, 1000]);
		// Pressed twice, it is undone once.
		expect((await undo(operation)).status).toBe(200);
		expect(await bookingNow(id)).toMatchObject({ version: 3 });
	});

	test('what was done last is undone first, then what was done before it', async () => {
		const id = await booked();
		const all = [];
		for (const total of [900, 800, 700]) all.push(await done(id, 'price', { ...cheaper, total }));
		const [first, second, third] = all.map(({ operation }) => operation);
		const early = await undo(first ?? null);
		expect(early.status).toBe(409);
		expect(bookingConflict.parse(early.body).message).toBe(operationMessages.changedSince);
		for (const [operation, total] of [
			[third, 800],
			[second, 900],
			[first, 1000],
		] as const) {
			expect((await undo(operation ?? null)).status).toBe(200);
			expect(await bookingNow(id)).toMatchObject({ totalPrice: total });
		}
		expect(await bookingNow(id)).toMatchObject({ quotedPrice: null, priceReason: null });
		expect(await sentAt(tenMinutes)).toBe(0);
	});

	test('after ten minutes it is too late, and after the deliverer has begun', async () => {
		const id = await booked();
		const { operation } = await done(id, 'price', { ...cheaper, letter: 'none' });
		const late = await undo(operation, tenMinutes);
		expect(late).toMatchObject({ status: 409, body: { message: operationMessages.tooLate } });
		const { operation: told } = await done(id, 'price', { ...cheaper, total: 800 });
		expect(await sentAt(tenMinutes)).toBe(1);
		const sent = await undo(told);
		expect(sent).toMatchObject({ status: 409, body: { message: operationMessages.isSent } });
		expect(await bookingNow(id)).toMatchObject({ totalPrice: 800 });
	});

	test('a number that no operation has is said to be none', async () => {
		expect((await undo({ id: 7 })).status).toBe(404);
		expect((await sendNow({ id: 7 })).status).toBe(404);
	});
});

describe('a price', () => {
	test.each([
		['a discount of more than 45%', { total: 549.99 }, 'total'],
		['nothing', { total: 0 }, 'total'],
		['less than nothing', { total: -5 }, 'total'],
		['parts of a cent', { total: 900.001 }, 'total'],
		['more than any trip costs', { total: 10_000_001 }, 'total'],
		['the total that it has', { total: 1000 }, 'total'],
		['a text', { total: '1.234,56' }, 'total'],
		['no reason', { reason: '' }, 'reason'],
		['hardly a reason', { reason: 'gift' }, 'reason'],
	])('is refused: %s', async (_, changed, path) => {
		const id = await booked();
		const { status, body } = await perform(id, 'price', { ...cheaper, ...changed });
		expect(status).toBe(400);
		expect(body).toMatchObject({ issues: [{ path }] });
		expect(await bookingNow(id)).toMatchObject({ totalPrice: 1000, version: 1 });
		expect(await db.$count(operations)).toBe(0);
		expect(await letters()).toEqual([]);
	});

	test('may be 45% less than what the rules made of it, however often it is changed', async () => {
		const id = await booked();
		await done(id, 'price', { ...cheaper, total: 550 });
		expect((await perform(id, 'price', { ...cheaper, total: 540 })).status).toBe(400);
		const { booking } = await done(id, 'price', { ...cheaper, total: 1000 });
		expect(booking).toMatchObject({ totalPrice: 1000, quotedPrice: null, priceReason: null });
	});

	test('once confirmed is raised only where the traveller has said yes, and lowered at once', async () => {
		const id = await store(1, { totalPrice: 1000, status: 'Confirmed' });
		const more = { ...cheaper, total: 1100 };
		for (const isAgreed of [undefined, false]) {
			expect(await perform(id, 'price', { ...more, isAgreed })).toMatchObject({
				status: 400,
				body: { issues: [{ path: 'isAgreed' }] },
			});
		}
		const { operation } = await done(id, 'price', { ...more, isAgreed: true });
		expect(operation?.summary).toBe('Price changed to $1,100.00, as the traveler agreed');
		expect((await done(id, 'price', cheaper)).booking.totalPrice).toBe(cheaper.total);
	});

	test('of a cancelled booking stays', async () => {
		const id = await store(1, { totalPrice: 1000, status: 'Cancelled' });
		expect((await perform(id, 'price', cheaper)).status).toBe(409);
		expect(await bookingNow(id)).toMatchObject({ totalPrice: 1000 });
	});
});

/** Delivers what is due at a moment; tells how many letters were carried. */
async function sentAt(at: Date): Promise<number> {
	const carried: unknown[] = [];
	const send = async (letter: unknown) => {
		carried.push(letter);
	};
	await deliverOutbox({ ...deps, db, now: () => at, send });
	return carried.length;
}
