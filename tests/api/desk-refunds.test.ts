import { randomBytes } from 'node:crypto';

import { addMinutes } from 'date-fns/addMinutes';
import { and, eq, gt } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { operationMessages } from '#src/contract/desk/operation.ts';
import type { PaymentMethod } from '#src/domain/bookings/payment.ts';
import { paymentsOf } from '#src/server/bookings/payments-of.ts';
import { bookings, payments } from '#src/server/db/schema.ts';
import { deliverOutbox } from '#src/server/mail/deliver.ts';

import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { operationCalls } from '../support/operation-calls.ts';

const db = await testDatabase();
const { ask, asAgent, store, perform, done, undo, sendNow, bookingNow, letters } =
	operationCalls(db);
// Agents pay back no more than is owed: 'desk-refund-limits.test.ts'.
beforeEach(() => asAgent('Ana', { isAdmin: true }));

const payment = { amount: 300, method: 'Card', paidOn: '2026-11-21', note: '' } as const;
const refund = { ...payment, amount: -100, note: 'They asked for it' };

/** A booking of $1,000 that is confirmed, of which nothing is paid. */
const confirmed = () => store(1, { status: 'Confirmed', totalPrice: 1000, paid: 0 });
const rows = () => db.select().from(payments).orderBy(payments.id);

const by = (method: PaymentMethod, amount: number) => ({ ...payment, method, amount });
const back = (method: PaymentMethod, amount: number) => ({
	...refund,
	method,
	amount: -amount,
	isOverOwed: true,
});

test('a refund is never more than came in, in all nor by its method, by word nor by the form', async () => {
	const id = await confirmed();
	await done(id, 'payments', by('Card', 300));
	await done(id, 'payments', by('Cash', 200));
	for (const [asked, message] of [
		[back('Cash', 500.01), 'The refund can be $500.00 at most: that is what was paid.'],
		[back('Cash', 200.01), 'No more than $200.00 can go back in cash: that is what came in so.'],
		[back('Check', 1), 'Nothing was paid by check: please choose the method by which it came in.'],
	] as const) {
		const { status, body } = await perform(id, 'payments', asked);
		expect([status, body]).toMatchObject([400, { issues: [{ path: 'amount', message }] }]);
	}
	await done(id, 'payments', back('Cash', 200));
	await done(id, 'payments', back('Card', 300));
	expect((await perform(id, 'payments', back('Card', 0.01))).status).toBe(400);
	expect(await bookingNow(id)).toMatchObject({ paid: 0 });
});

test('a refund that is more than is owed is asked for once more', async () => {
	const id = await confirmed();
	await done(id, 'payments', payment);
	const { isOverOwed: _, ...unmeant } = back('Card', 300);
	expect(await perform(id, 'payments', unmeant)).toMatchObject({
		status: 400,
		body: { issues: [{ path: 'amount', message: 'Nothing is to be paid back.' }] },
	});
	await done(id, 'payments', back('Card', 300));
});

test('a refund of what was paid by word goes by any method, and never below nothing', async () => {
	const id = await store(1, { status: 'Confirmed', totalPrice: 1000, paidByWord: 1000 });
	await done(id, 'payments', back('Card', 600));
	expect((await perform(id, 'payments', back('Cash', 400.01))).status).toBe(400);
	// What is noted now takes the word's place, but for what went back of it.
	await done(id, 'payments', { ...by('Check', 100), isOverBalance: true });
	expect(await bookingNow(id)).toMatchObject({ paid: -500, paidByWord: 500 });
	expect((await perform(id, 'payments', back('Check', 1))).status).toBe(400);
});

test('a refund cannot be stored below nothing by whoever passes the desk by', async () => {
	const id = await confirmed();
	await done(id, 'payments', by('Card', 300));
	const row = { ...refund, bookingId: id, author: 'Ana' };
	const stored = (values: Partial<typeof payments.$inferInsert>) =>
		db.insert(payments).values({ ...row, ...values });
	await expect(stored({ amount: -300.01 })).rejects.toThrow();
	await expect(stored({ amount: -1, method: 'Cash' })).rejects.toThrow();
	await stored({ amount: -300 });
	await expect(db.delete(payments).where(gt(payments.amount, 0))).rejects.toThrow();
	await expect(
		db.update(payments).set({ amount: 299 }).where(gt(payments.amount, 0)),
	).rejects.toThrow();
	// As much came in by another method: it covers the sum, and not what went back by card.
	await done(id, 'payments', by('Cash', 300));
	const card = and(eq(payments.method, 'Card'), gt(payments.amount, 0));
	await expect(db.delete(payments).where(card)).rejects.toThrow();
	await expect(db.update(payments).set({ amount: 299 }).where(card)).rejects.toThrow();
	await expect(db.update(payments).set({ method: 'Check' }).where(card)).rejects.toThrow();
	const other = await store(2, { status: 'Confirmed', totalPrice: 1000, paid: 0 });
	await expect(db.update(payments).set({ bookingId: other }).where(card)).rejects.toThrow();
	expect(await rows()).toHaveLength(3);
	await db.delete(bookings);
	expect(await rows()).toEqual([]);
});

test('a payment is not undone while a refund stands that came from it, and both are from the last one back', async () => {
	const id = await confirmed();
	await done(id, 'payments', by('Cash', 500));
	const { operation: came } = await done(id, 'payments', by('Card', 300));
	const { operation: went } = await done(id, 'payments', back('Card', 300));
	expect(await undo(came)).toMatchObject({ status: 409 });
	expect(await bookingNow(id)).toMatchObject({ paid: 500 });
	expect((await undo(went)).status).toBe(200);
	expect((await undo(came)).status).toBe(200);
	expect((await perform(id, 'payments', back('Card', 0.01))).status).toBe(400);
	expect((await paymentsOf(db, id)).map(({ amount }) => amount)).toEqual([500]);
});

test('where a word was paid back first, what is noted since can still be undone', async () => {
	const id = await store(1, { status: 'Confirmed', totalPrice: 1000, paidByWord: 1000 });
	await done(id, 'payments', back('Card', 600));
	await done(id, 'payments', { ...by('Check', 900), isOverBalance: true });
	const { operation } = await done(id, 'payments', { ...by('Card', 50), isOverBalance: true });
	expect((await undo(operation)).status).toBe(200);
	expect(await bookingNow(id)).toMatchObject({ paid: 300, paidByWord: 0 });
});

test('a letter about money goes in ten minutes and never before, and not once it is undone', async () => {
	const id = await confirmed();
	const { operation: came } = await done(id, 'payments', payment);
	expect(came).toMatchObject({ hasWaitingLetter: true, mayGoNow: false });
	expect(await sendNow(came)).toMatchObject({
		status: 409,
		body: { message: operationMessages.mustWait },
	});
	const { operation } = await done(id, 'payments', back('Card', 100));
	expect(operation).toMatchObject({ hasWaitingLetter: true, mayGoNow: false });
	const refused = await sendNow(operation);
	expect(refused).toMatchObject({ status: 409, body: { message: operationMessages.mustWait } });
	const letterOf = async () => (await letters()).find(({ kind }) => kind === 'refund-sent');
	expect(await letterOf()).toMatchObject({ nextAttemptAt: addMinutes(testNow, 10) });
	expect((await undo(operation)).status).toBe(200);
	expect(await letterOf()).toMatchObject({ cancelledAt: testNow, sentAt: null });
	expect(await bookingNow(id)).toMatchObject({ paid: 300 });
});

test('the list of letters sends none about money early either, and none of what is undone', async () => {
	const id = await confirmed();
	await done(id, 'payments', payment);
	const { operation } = await done(id, 'payments', back('Card', 100));
	const letter = (await letters()).find(({ kind }) => kind === 'refund-sent');
	const act = (what: 'cancel' | 'resend') =>
		ask(handle, 'POST', `/api/admin/letters/${letter?.id}/${what}`, {});
	expect(await act('resend')).toMatchObject({
		status: 409,
		body: { message: operationMessages.mustWait },
	});
	// Kept back and sent anew it would go at once, too.
	expect((await act('cancel')).status).toBe(200);
	expect((await act('resend')).status).toBe(409);
	expect((await undo(operation)).status).toBe(200);
	expect(await act('resend')).toMatchObject({
		status: 409,
		body: { message: 'What it tells of was undone.' },
	});
	expect(await letters()).toHaveLength(2);
});

test('a refund is told of after the cancellation, whichever was written first', async () => {
	const id = await confirmed();
	await done(id, 'payments', payment);
	await done(id, 'payments', back('Card', 300), { at: addMinutes(testNow, 1) });
	await done(id, 'cancel', {}, { at: addMinutes(testNow, 5) });
	const sent: string[] = [];
	const deliverAt = (minutes: number, isDown = false) => {
		const at = addMinutes(testNow, minutes);
		const send = ({ kind }: { kind: string }) => {
			if (isDown) return Promise.reject(new Error('The mail server is down.'));
			sent.push(kind);
			return Promise.resolve();
		};
		return deliverOutbox({ db, now: () => at, randomBytes, send });
	};
	await deliverAt(12);
	expect(sent).toEqual(['payment-received']);
	await deliverAt(15, true);
	expect(sent).toEqual(['payment-received']);
	await deliverAt(17);
	expect(sent).toEqual(['payment-received', 'booking-cancelled', 'refund-sent']);
});
