import { asc, gt, isNull, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { traveller } from '#src/server/bookings/operations/actor.ts';
import { issueInvoice } from '#src/server/bookings/operations/issue-invoice.ts';
import type { Database } from '#src/server/db/database.ts';
import { invoices, payments } from '#src/server/db/schema.ts';

import { operationCalls } from '../support/operation-calls.ts';
import { testPostgres } from '../support/postgres.ts';

// A real server: the embedded engine takes one query after the other.
const { database: db } = await testPostgres();
const { deps, asAgent, store, perform, done, undo, bookingNow } = operationCalls(db);
// Agents pay back no more than is owed.
beforeEach(() => asAgent('Ana', { isAdmin: true }));

const refund = {
	amount: -300,
	method: 'Card',
	paidOn: '2026-11-21',
	note: 'They asked for it',
	isOverOwed: true,
} as const;

/** A booking of which $500 are paid by card. */
const partPaid = () => store(1, { status: 'Confirmed', totalPrice: 1000, paid: 500 });

async function sumOf() {
	const counts = isNull(payments.takenBackAt);
	const rows = await db.select().from(payments).where(counts).orderBy(asc(payments.id));
	return rows.reduce((sum, { amount }) => sum + amount, 0);
}

test('of ten refunds at once, each of which would do, no more goes back than came in', async () => {
	const id = await partPaid();
	// Each retries with the version that the one before left, as colleagues do who are told of it.
	const answers = await Promise.all(
		Array.from({ length: 10 }, async () => {
			for (;;) {
				const { status } = await perform(id, 'payments', refund);
				if (status !== 409) return status;
			}
		}),
	);
	expect(answers.toSorted((one, other) => one - other)).toEqual([200, ...Array(9).fill(400)]);
	expect(await sumOf()).toBe(200);
	expect(await bookingNow(id)).toMatchObject({ paid: 200 });
});

test('the database itself counts what another transaction is about to pay back', async () => {
	const bookingId = await partPaid();
	const { isOverOwed: _, ...row } = refund;
	const back = (through: Database) =>
		through.insert(payments).values({ ...row, bookingId, author: 'Ana' });
	let second: Promise<unknown> = Promise.resolve();
	await db.transaction(async (transaction) => {
		await back(transaction);
		second = back(db).catch((error: unknown) => error);
		await Promise.race([second, somebodyWaits()]);
	});
	expect(await second).toBeInstanceOf(Error);
	expect(await sumOf()).toBe(200);
});

async function somebodyWaits(): Promise<void> {
	while ((await db.$count(sql`pg_locks`, sql`not granted`)) === 0);
}

test('a refund and the payment that it comes from, taken away at once, never leave less than nothing', async () => {
	const bookingId = await partPaid();
	const { isOverOwed: _, ...row } = refund;
	const [taken, back] = await Promise.allSettled([
		db.delete(payments).where(gt(payments.amount, 0)),
		db.insert(payments).values({ ...row, bookingId, author: 'Ana' }),
	]);
	expect([taken.status, back.status].toSorted()).toEqual(['fulfilled', 'rejected']);
	expect(await sumOf()).toBeGreaterThanOrEqual(0);
});

test('of undoing a payment and paying it back at once, one is done and the other refused', async () => {
	const id = await store(1, { status: 'Confirmed', totalPrice: 1000, paid: 0 });
	const { isOverOwed: _, ...came } = { ...refund, amount: 500 };
	const { operation } = await done(id, 'payments', came);
	const answers = await Promise.all([
		undo(operation),
		perform(id, 'payments', { ...refund, amount: -500, version: 2 }),
	]);
	const statuses = answers.map(({ status }) => status);
	expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
	expect(await sumOf()).toBe(0);
	expect(await bookingNow(id)).toMatchObject({ paid: 0 });
});

test('papers that are written at once are numbered one after the other, and what fails takes no number', async () => {
	const places = Array.from({ length: 8 }, (_, index) => index + 1);
	const unpaid = { status: 'Confirmed', totalPrice: 1000, paid: 0 } as const;
	for (const place of places) await store(place, unpaid);
	const came = { method: 'Card', paidOn: '2026-11-21', author: 'Ana' } as const;
	const failing = db.transaction(async (transaction) => {
		await transaction.insert(payments).values({ ...came, bookingId: 1, amount: 10 });
		throw new Error('It is not to be.');
	});
	const outcomes = await Promise.allSettled([
		failing,
		...places.map((id) => perform(id, 'payments', { ...came, author: undefined, amount: 100 })),
		...places.map((id) => {
			const body = { addressee: 'Analytical Engines Ltd', mention: '' };
			return issueInvoice.perform(deps, { actor: traveller, id, attempt: null, body });
		}),
	]);
	expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
	const receipts = await db
		.select({ number: payments.receiptNumber })
		.from(payments)
		.orderBy(asc(payments.receiptNumber));
	const written = await db
		.select({ number: invoices.number })
		.from(invoices)
		.orderBy(asc(invoices.number));
	expect(receipts.map(({ number }) => number)).toEqual(places.slice(0, receipts.length));
	expect(written.map(({ number }) => number)).toEqual(places);
});
