import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import { exportLedger, listLedger, sumLedger } from '#src/contract/desk/ledger.ts';
import { readMonth } from '#src/contract/desk/month.ts';
import { bookings, changes, payments } from '#src/server/db/schema.ts';

import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { operationCalls } from '../support/operation-calls.ts';

const db = await testDatabase();
const { ask, asAgent, store, done, undo } = operationCalls(db);
beforeEach(() => asAgent('Ana', { isAdmin: true }));

/** Noted by mistake, and said so. */
async function mistake(id: number): Promise<void> {
	const noted = { amount: 70, method: 'Cash', paidOn: '2026-11-20', note: '' };
	const { operation } = await done(id, 'payments', noted);
	expect((await undo(operation)).status).toBe(200);
}

/**
 * Three bookings: a tour of which $300 came in on the last day of October and $200 in November; a flight that was
 * confirmed, with $150; and one that was made in October and cancelled now, with $80 of which $30 went
 * back.
 */
async function someMoney(): Promise<void> {
	const october = new Date('2026-11-01T03:59:59Z');
	const november = { paid: 0, createdAt: testNow };
	const sold = { type: 'tour', status: 'Confirmed', totalPrice: 1100 } as const;
	const tour = await store(1, { ...november, ...sold });
	const flight = await store(2, { ...november, type: 'flight', totalPrice: 500 });
	const gone = await store(3, { totalPrice: 400, paid: 0, createdAt: october });
	const note = (amount: number, paidOn: string, method = 'Card') => ({
		amount,
		method,
		paidOn,
		note: 'Noted',
	});
	await done(tour, 'payments', note(300, '2026-10-31'));
	await done(tour, 'payments', note(200, '2026-11-01', 'Cash'));
	await mistake(tour);
	await done(flight, 'payments', note(150, '2026-11-20'));
	await done(flight, 'confirm', { letter: 'none' });
	await done(gone, 'payments', note(80, '2026-11-20', 'Check'));
	await done(gone, 'cancel', { letter: 'none', refund: { amount: 80, reason: 'As we promised' } });
	await done(gone, 'payments', note(-30, '2026-11-21', 'Check'));
}

async function listed<Reply extends z.core.$ZodType>(reply: Reply, path: string) {
	const { status, body } = await ask(handle, 'GET', path);
	expect([status, body]).toEqual([200, expect.anything()]);
	return z.parse(reply, body);
}

const ledger = (query: string) => listed(listLedger.reply, `/api/desk/ledger?${query}`);
const sums = (query: string) => listed(sumLedger.reply, `/api/desk/ledger/sums?${query}`);
const list = (query: string) => listed(listBookings.reply, `/api/bookings?${query}`);

describe('the ledger', () => {
	test('has every payment with its receipt, day, booking and taxes, the latest day first; what was a mistake is marked', async () => {
		await someMoney();
		const rows = await ledger('');
		expect(rows.map(({ paidOn, amount }) => [paidOn, amount])).toEqual([
			['2026-11-21', -30],
			['2026-11-20', 80],
			['2026-11-20', 150],
			['2026-11-20', 70],
			['2026-11-01', 200],
			['2026-10-31', 300],
		]);
		expect(rows.map(({ receipt }) => receipt).toSorted()).toEqual(
			[1, 2, 3, 4, 5, 6].map((number) => `R-2026-000${number}`),
		);
		expect(rows[2]).toMatchObject({ tax: 22.5, author: 'Ana', method: 'Card', bookingId: 2 });
		expect(rows[4]).toMatchObject({ tax: 18.18 });
		expect(rows.filter(({ takenBackAt }) => takenBackAt !== null)).toMatchObject([{ amount: 70 }]);
	});

	test.each([
		['', [730, 30]],
		['from=2026-11-01&to=2026-11-30', [430, 30]],
		['flow=out', [0, 30]],
		['method=Cash', [200, 0]],
		['q=nobody+at+all', [0, 0]],
	])('narrowed to “%s” its sums are those of its rows', async (query, [received, paidBack]) => {
		await someMoney();
		const rows = (await ledger(query)).filter(({ takenBackAt }) => takenBackAt === null);
		const of = (value: (row: (typeof rows)[number]) => number) =>
			rows.reduce((cents, row) => cents + Math.round(value(row) * 100), 0) / 100;
		expect(await sums(query)).toEqual({
			received: of(({ amount }) => Math.max(amount, 0)),
			paidBack: of(({ amount }) => Math.max(-amount, 0)),
			tax: of(({ tax }) => tax ?? 0),
		});
		expect(await sums(query)).toMatchObject({ received, paidBack });
	});

	test('taken along it is written down who took how much', async () => {
		await someMoney();
		await db.delete(changes);
		await listed(exportLedger.reply, '/api/admin/exports/ledger');
		expect(await db.select().from(changes)).toMatchObject([
			{ action: 'exported', label: 'of payments, 6 rows' },
		]);
	});
});

describe('a month', () => {
	test('each figure is the sum of the rows that its link lists', async () => {
		await someMoney();
		const month = await listed(readMonth.reply, '/api/desk/month?month=2026-11');
		for (const event of ['booked', 'confirmed', 'cancelled'] as const) {
			const rows = await list(`event=${event}&eventFrom=2026-11-01&eventTo=2026-11-30`);
			const value = rows.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
			expect([event, month[event]]).toEqual([event, { count: rows.length, value }]);
		}
		const rows = await sums('from=2026-11-01&to=2026-11-30');
		expect([month.received, month.paidBack]).toEqual([rows.received, rows.paidBack]);
		const [owing, back] = [await list('task=payment'), await list('task=refund')];
		expect(month.owed).toEqual({ count: owing.length, value: 600 + 350 });
		expect(month.owedBack).toEqual({ count: back.length, value: 50 });
		expect(month).toMatchObject({
			booked: { count: 2, value: 1600 },
			confirmed: { count: 1, value: 500 },
			cancelled: { count: 1, value: 400 },
			received: 430,
		});
	});

	test('its days are New York’s: the last second of October is October', async () => {
		await someMoney();
		const october = await listed(readMonth.reply, '/api/desk/month?month=2026-10');
		expect(october).toMatchObject({ booked: { count: 1, value: 400 }, received: 300 });
		const [made] = await list('event=booked&eventFrom=2026-10-01&eventTo=2026-10-31');
		expect(made).toMatchObject({ id: 3 });
	});

	test('nothing is said of what is no month; without one it is the present', async () => {
		expect(await ask(handle, 'GET', '/api/desk/month?month=2026-13')).toMatchObject({
			status: 400,
		});
		expect(await listed(readMonth.reply, '/api/desk/month')).toMatchObject({ month: '2026-11' });
	});
});

test('what is erased or forgotten of a person leaves the sums as they are', async () => {
	await someMoney();
	const before = await sums('');
	await db.update(bookings).set({ name: '', email: '' });
	await db.update(payments).set({ note: '' });
	expect(await sums('')).toEqual(before);
});
