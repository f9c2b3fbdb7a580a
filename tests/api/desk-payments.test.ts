import { randomUUID } from 'node:crypto';

import { addMinutes } from 'date-fns/addMinutes';
import { beforeEach, describe, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { paymentMessages } from '#src/contract/desk/record-payment.ts';
import { cardNumberRefused } from '#src/contract/no-card-number.ts';
import { balanceOf } from '#src/domain/bookings/balance.ts';
import { refundTooHigh } from '#src/domain/desk/refund-limit.ts';
import { paymentsOf } from '#src/server/bookings/payments-of.ts';
import { bookings, changes, operations, payments } from '#src/server/db/schema.ts';

import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { operationCalls } from '../support/operation-calls.ts';

const db = await testDatabase();
const { ask, asAgent, store, perform, done, undo, bookingNow, letters } = operationCalls(db);
// Agents pay back no more than is owed: 'desk-refund-limits.test.ts'.
beforeEach(() => asAgent('Ana', { isAdmin: true }));

/** New York's day at the tests' moment. */
const today = '2026-11-21';
const payment = { amount: 300, method: 'Card', paidOn: today, note: 'On the phone' } as const;
const refund = { ...payment, amount: -100, note: 'They asked for it' };

/** A booking of $1,000 that is confirmed, of which nothing is paid. */
const confirmed = () => store(1, { status: 'Confirmed', totalPrice: 1000, paid: 0 });
const rows = () => db.select().from(payments).orderBy(payments.id);

describe('a payment', () => {
	test('is stored with who took it, counts at once, and can be undone without a trace', async () => {
		const id = await confirmed();
		const before = await bookingNow(id);
		const { booking, operation } = await done(id, 'payments', payment);
		expect(balanceOf(booking)).toEqual({ state: 'Part paid', price: 1000, paid: 300, due: 700 });
		expect(operation).toMatchObject({
			action: 'record payment',
			summary: 'Payment of $300.00 recorded',
			author: 'Ana',
		});
		expect(await rows()).toMatchObject([{ ...payment, bookingId: id, author: 'Ana' }]);
		expect(await db.select().from(changes)).toMatchObject([
			{ name: 'Ana', before: { paid: 0 }, after: { paid: 300 } },
		]);
		expect((await undo(operation)).status).toBe(200);
		// Its row stays, with the number of its receipt, and counts for nothing.
		expect(await rows()).toMatchObject([{ takenBackAt: testNow, receiptNumber: 1 }]);
		expect(await paymentsOf(db, id)).toEqual([]);
		const { version, updatedAt, ...after } = await bookingNow(id);
		expect(before).toMatchObject(after);
		expect([version, updatedAt]).toEqual([3, testNow]);
	});

	test('is stored once, however often the same attempt is sent', async () => {
		const id = await confirmed();
		const attempt = randomUUID();
		const sent = { ...payment, version: 1 };
		const first = await done(id, 'payments', sent, { attempt });
		expect(await done(id, 'payments', sent, { attempt })).toEqual(first);
		expect(await rows()).toHaveLength(1);
		expect(await letters()).toHaveLength(1);
		expect(await bookingNow(id)).toMatchObject({ paid: 300 });
	});

	test('of another who has the booking open is not overtaken', async () => {
		const id = await confirmed();
		await done(id, 'payments', payment);
		expect((await perform(id, 'payments', { ...payment, version: 1 })).status).toBe(409);
		expect(await rows()).toHaveLength(1);
	});

	test('has a receipt for its letter, which tells what is open and not what the desk noted', async () => {
		const id = await confirmed();
		await done(id, 'payments', payment);
		const [letter] = await letters();
		expect(letter).toMatchObject({
			kind: 'payment-received',
			recipient: 'ada@example.com',
			subject: 'Bright Departures: your payment of $300.00 for booking BD2000001',
			nextAttemptAt: addMinutes(testNow, 10),
		});
		for (const part of ['$300.00', 'R-2026-0001', 'Card', 'Still to be paid', '$700.00']) {
			expect(letter?.body).toContain(part);
		}
		expect(letter?.body).not.toContain(payment.note);
	});

	test.each([
		['nothing', { amount: 0 }, 'amount', paymentMessages.nothing],
		['the form of another currency', { amount: '1.234,56' }, 'amount', paymentMessages.noAmount],
		['a sign of another', { amount: '€10' }, 'amount', paymentMessages.noAmount],
		['no number', { amount: null }, 'amount', paymentMessages.noAmount],
		['parts of a cent', { amount: 1.234 }, 'amount', 'Please use dollars and whole cents.'],
		[
			'more than any trip',
			{ amount: 10_000_001 },
			'amount',
			'No trip costs that much: please check the amount.',
		],
		['another way to pay', { method: 'Shells' }, 'method', paymentMessages.noMethod],
		['no day', { paidOn: '' }, 'paidOn', paymentMessages.noDay],
		['a day that is none', { paidOn: '2026-02-30' }, 'paidOn', paymentMessages.noDay],
		['tomorrow', { paidOn: '2026-11-22' }, 'paidOn', paymentMessages.future],
		['another century', { paidOn: '1926-11-21' }, 'paidOn', paymentMessages.longAgo],
		['a card’s number', { note: 'Visa 4111 1111 1111 1111' }, 'note', cardNumberRefused],
		[
			'more than is open',
			{ amount: 1000.01 },
			'amount',
			'Only $1,000.00 is to be paid: that is $0.01 too much.',
		],
		['a refund without a reason', { ...refund, note: '' }, 'note', paymentMessages.noReason],
		['a refund of what was not paid', refund, 'amount', refundTooHigh(0)],
		['so, though it is meant so', { ...refund, isOverOwed: true }, 'amount', refundTooHigh(0)],
		[
			'a refund that is called a payment over the balance',
			{ ...refund, isOverBalance: true },
			'isOverBalance',
			paymentMessages.forPayments,
		],
		['a receipt that would go at once', { letter: 'now' }, 'letter', paymentMessages.letterWaits],
		[
			'a refund whose letter would go at once',
			{ ...refund, letter: 'now' },
			'letter',
			paymentMessages.letterWaits,
		],
	])('is refused and leaves nothing behind: %s', async (_, changed, path, message) => {
		const id = await confirmed();
		const { status, body } = await perform(id, 'payments', { ...payment, ...changed });
		expect(status).toBe(400);
		expect(body).toMatchObject({ issues: [{ path, message }] });
		expect(await rows()).toEqual([]);
		expect(await db.$count(operations)).toBe(0);
		expect(await letters()).toEqual([]);
		expect(await bookingNow(id)).toMatchObject({ paid: 0, version: 1 });
	});

	test('over the balance is taken where it is meant so', async () => {
		const id = await confirmed();
		const over = { ...payment, amount: 1200, isOverBalance: true };
		const { booking } = await done(id, 'payments', over);
		expect(balanceOf(booking)).toMatchObject({ state: 'Paid', due: -200 });
		const { booking: after } = await done(id, 'payments', { ...refund, amount: -200 });
		expect(balanceOf(after)).toMatchObject({ state: 'Paid', due: 0 });
		expect((await letters()).map(({ kind }) => kind)).toEqual(['payment-received', 'refund-sent']);
	});
});

test('what was confirmed before payments were kept counts as paid until one is noted', async () => {
	const id = await store(1, { status: 'Confirmed', totalPrice: 1000, paidByWord: 1000 });
	const { booking: less } = await done(id, 'payments', { ...refund, isOverOwed: true });
	expect(balanceOf(less)).toMatchObject({ state: 'Part paid', paid: 900, due: 100 });
	const { booking, operation } = await done(id, 'payments', { ...payment, isOverBalance: true });
	expect(balanceOf(booking)).toMatchObject({ state: 'Part paid', paid: 200, due: 800 });
	await undo(operation);
	expect(await bookingNow(id)).toMatchObject({ paidByWord: 1000, paid: -100 });
});

describe('a cancelled booking', () => {
	async function cancel(id: number, amount?: number) {
		const { version } = await bookingNow(id);
		const promise =
			amount === undefined ? {} : { refund: { amount, reason: 'As agreed on the phone' } };
		const body = { status: 'Cancelled', version, ...promise };
		return ask(handle, 'PATCH', `/api/bookings/${id}`, body);
	}

	/** A tour that leaves within 45 to 59 days, of which 70% come back. */
	const tour = (paid: number) =>
		store(1, {
			type: 'tour',
			status: 'Confirmed',
			totalPrice: 1000,
			departureDate: '2027-01-10',
			paid,
		});

	test.each([
		[1000, 700, 300],
		[500, 350, 150],
		[200.01, 140.01, 60],
		[0, null, 0],
		[1100, 770, 330],
	])('of which $%d was paid is to pay back %s', async (paid, refunded, kept) => {
		const id = await tour(paid);
		expect((await cancel(id)).status).toBe(200);
		expect(await bookingNow(id)).toMatchObject({ refund: refunded, kept });
	});

	test('pays back no more than was paid, and says to note a payment first', async () => {
		const id = await tour(500);
		const over = await cancel(id, 500.01);
		expect(over).toMatchObject({
			status: 400,
			body: { issues: [{ message: 'The refund can be $500.00 at most: that is what was paid.' }] },
		});
		const other = await store(2, { status: 'Confirmed', totalPrice: 1000, paid: 0 });
		expect(await cancel(other, 1)).toMatchObject({
			body: {
				issues: [
					{
						message: 'Nothing is noted as paid. If something was, please record the payment first.',
					},
				],
			},
		});
	});

	test('is refunded once what was promised is paid back', async () => {
		const id = await tour(1000);
		await cancel(id);
		expect(balanceOf(await bookingNow(id))).toMatchObject({ state: 'Refund due', due: -700 });
		const over = await perform(id, 'payments', { ...refund, amount: -800 });
		expect(over).toMatchObject({
			body: {
				issues: [{ message: 'Only $700.00 is to be paid back: that is $100.00 too much.' }],
			},
		});
		const { booking } = await done(id, 'payments', { ...refund, amount: -700 });
		expect(balanceOf(booking)).toMatchObject({ state: 'Refunded', paid: 300, due: 0 });
	});

	test.each([
		[
			'comes in late goes back too',
			1000,
			{ ...payment, amount: 50, isOverBalance: true },
			750,
			300,
		],
		['comes in although nothing had', 0, { ...payment, amount: 50, isOverBalance: true }, 50, 0],
		[
			'goes back beyond it is not kept',
			1000,
			{ ...refund, amount: -800, isOverOwed: true },
			800,
			200,
		],
	])('keeps its promise and its sums in step: what %s', async (_, paid, sent, refunded, kept) => {
		const id = await tour(paid);
		await cancel(id);
		const before = await bookingNow(id);
		const { booking, operation } = await done(id, 'payments', sent);
		expect(booking).toMatchObject({ refund: refunded, kept });
		expect(balanceOf(booking).due).toBe(kept - booking.paid);
		expect(balanceOf(booking).due).toBeLessThanOrEqual(0);
		await undo(operation);
		expect(await bookingNow(id)).toMatchObject({ refund: before.refund, kept: before.kept });
	});

	test('whose airline had yet to say keeps what is not paid back', async () => {
		const id = await store(1, { status: 'Confirmed', totalPrice: 1000, paid: 1000 });
		await ask(handle, 'PATCH', `/api/bookings/${id}`, { status: 'Cancelled', version: 1 });
		expect(await bookingNow(id)).toMatchObject({ refund: null, kept: null });
		const { booking, operation } = await done(id, 'payments', {
			...refund,
			amount: -640.5,
			isOverOwed: true,
		});
		expect(booking).toMatchObject({ refund: 640.5, kept: 359.5 });
		expect(balanceOf(booking).state).toBe('Refunded');
		await undo(operation);
		expect(await bookingNow(id)).toMatchObject({ refund: null, kept: null, paid: 1000 });
	});
});

test('the list finds what is not paid in full, and to whom a refund is due', async () => {
	await store(1, { status: 'Confirmed', totalPrice: 1000, paid: 999.99 });
	await store(2, { status: 'Confirmed', totalPrice: 1000, paid: 1000 });
	await store(3, { status: 'Confirmed', totalPrice: 1000, paidByWord: 1000 });
	await store(4, { status: 'Cancelled', totalPrice: 1000, paid: 1000, refund: 900, kept: 100 });
	await store(5, { status: 'Cancelled', totalPrice: 1000, paid: 100, refund: 900, kept: 100 });
	await store(6, {
		status: 'Cancelled',
		totalPrice: 1000,
		paidByWord: 1000,
		refund: 900,
		kept: 100,
	});
	await store(7, { totalPrice: 1000, heldUntil: new Date(testNow.getTime() + 1) });
	await store(8, { totalPrice: 1000, heldUntil: testNow });
	await store(9, { totalPrice: 1000, paid: 1000, heldUntil: new Date(testNow.getTime() + 1) });
	const found = async (task: string) => {
		const { body } = await ask(handle, 'GET', `/api/bookings?task=${task}`);
		return (body as { id: number }[]).map(({ id }) => id).toSorted((one, other) => one - other);
	};
	// One is held and not paid; another's hold has ended.
	expect(await found('payment')).toEqual([1, 7]);
	expect(await found('refund')).toEqual([4, 6]);
	expect(await db.$count(bookings)).toBe(9);
});
