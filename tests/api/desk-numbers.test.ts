import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import { readMonth } from '#src/contract/desk/month.ts';
import { readNumbers } from '#src/contract/desk/numbers.ts';
import {
	bookings,
	callBacks,
	customOffers,
	departures,
	inquiries,
	messages,
} from '#src/server/db/schema.ts';

import { send } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { operationCalls } from '../support/operation-calls.ts';
import { callBack, customOffer, inquiry } from '../support/request-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { insertTours } from '../support/tours.ts';

// A Saturday in New York, in the week of November 16.
const testMoment = new Date('2026-11-21T12:00:00Z');
let now = testMoment;
const db = await testDatabase();
const { asAgent, store, done, undo, read } = operationCalls(db, { now: () => now });

beforeEach(async () => {
	now = testMoment;
	await asAgent();
});

const numbers = async (by: 'week' | 'month' = 'week') => {
	const { status, body } = await read(`/api/desk/numbers?by=${by}`);
	expect(status).toBe(200);
	return readNumbers.reply.parse(body);
};

async function rowsOf(path: string): Promise<number> {
	const { status, body } = await read(path);
	expect(status).toBe(200);
	return (body as unknown[]).length;
}

async function book(...rows: Parameters<typeof storedBooking>[1][]): Promise<void> {
	await db
		.insert(bookings)
		.values(rows.map((row, index) => storedBooking(index, { createdAt: now, ...row })));
}

describe('what happened', () => {
	test('a booking belongs to the week that it is in New York, across the turn of the clocks and the year', async () => {
		now = new Date('2026-01-12T04:59:59.999Z');
		await asAgent('Bea');
		await book(
			{ createdAt: new Date('2025-10-20T03:59:59.999Z') },
			{ createdAt: new Date('2025-10-20T04:00:00Z') },
			{ createdAt: new Date('2025-12-29T04:59:59.999Z') },
			{ createdAt: new Date('2025-12-29T05:00:00Z') },
			{ createdAt: new Date('2026-01-01T00:00:00Z') },
			{ createdAt: new Date('2026-01-05T04:59:59.999Z') },
			{ createdAt: now },
			{ createdAt: new Date('2026-01-12T05:00:00Z') },
		);
		const { periods } = await numbers();
		expect(periods.map(({ first, booked }) => [first, booked])).toEqual([
			['2025-10-20', 1],
			['2025-10-27', 0],
			['2025-11-03', 0],
			['2025-11-10', 0],
			['2025-11-17', 0],
			['2025-11-24', 0],
			['2025-12-01', 0],
			['2025-12-08', 0],
			['2025-12-15', 0],
			['2025-12-22', 1],
			['2025-12-29', 3],
			['2026-01-05', 1],
		]);
	});

	test('each figure is the number of the rows that it leads to, and by months what the month’s page says', async () => {
		const ids = [];
		for (const number of [1, 2, 3, 4]) {
			const createdAt = new Date(`2026-11-${number < 3 ? '02' : '18'}T15:00:00Z`);
			ids.push(await store(number, { createdAt, departureDate: '2026-11-20' }));
		}
		const [one = 0, two = 0, three = 0] = ids;
		await done(one, 'confirm', {});
		await done(two, 'confirm', {});
		const { operation } = await done(three, 'confirm', {});
		// What was taken back did not happen.
		await undo(operation);
		await done(two, 'cancel', {});
		const { periods } = await numbers();
		const week = periods.at(-1);
		expect(week).toMatchObject({
			first: '2026-11-16',
			booked: 2,
			confirmed: 1,
			cancelled: 1,
			travelled: 1,
			value: 1240,
		});
		for (const event of ['booked', 'confirmed', 'cancelled'] as const) {
			for (const { first, last, [event]: counted } of periods) {
				const path = `${listBookings.path}?event=${event}&eventFrom=${first}&eventTo=${last}`;
				const rows = listBookings.reply.parse((await read(path)).body);
				expect([event, first, rows.length]).toEqual([event, first, counted]);
			}
		}
		for (const figures of (await numbers('month')).periods.slice(-2)) {
			const path = `/api/desk/month?month=${figures.first.slice(0, 7)}`;
			const month = readMonth.reply.parse((await read(path)).body);
			expect(month).toMatchObject({
				booked: { count: figures.booked },
				confirmed: { count: figures.confirmed, value: figures.value },
				cancelled: { count: figures.cancelled },
			});
		}
	});

	test('who asked is counted, by whatever form', async () => {
		const createdAt = new Date('2026-11-17T15:00:00Z');
		await db.insert(inquiries).values({ ...inquiry, createdAt });
		await db.insert(customOffers).values({ ...customOffer, createdAt });
		const slots = { slotFrom: createdAt, slotTo: testMoment };
		await db.insert(callBacks).values({ ...callBack, ...slots, createdAt });
		await db.insert(inquiries).values({ ...inquiry, createdAt: new Date('2026-11-10T15:00:00Z') });
		const { periods } = await numbers();
		expect(periods.slice(-2).map(({ asked }) => asked)).toEqual([
			{ inquiries: 1, customOffers: 0, callBacks: 0 },
			{ inquiries: 1, customOffers: 1, callBacks: 1 },
		]);
		// Each figure is the number of rows of the list that it leads to.
		for (const { first, last, asked } of periods) {
			const days = `askedFrom=${first}&askedTo=${last}`;
			expect(await rowsOf(`/api/inquiries?${days}`)).toBe(asked.inquiries);
			expect(await rowsOf(`/api/custom-offers?${days}`)).toBe(asked.customOffers);
			expect(await rowsOf(`/api/call-backs?${days}`)).toBe(asked.callBacks);
		}
	});

	test('what was booked is told by what it is now, by its kind, and by its place', async () => {
		await book(
			{ details: { destination: 'London (LHR)' } },
			{ details: { flight: { destination: 'London (LGW)' } }, status: 'Confirmed' },
			{ details: { destination: 'London' }, status: 'Cancelled' },
			{ details: { tour: { destination: 'Kyoto, Japan' } }, title: 'Kyoto on Foot', type: 'tour' },
			{ details: { tourName: 'Highlights of Oslo' }, title: 'Highlights of Oslo' },
			{ details: { destination: '' }, title: 'New York (JFK) to Kyoto, Japan' },
			{ details: {}, title: '' },
			{ details: { destination: 'Rome' }, createdAt: new Date('2026-01-01T00:00:00Z') },
		);
		const { byStatus, byType, destinations } = await numbers();
		expect(byStatus.map(({ bookings: made }) => made)).toEqual([5, 1, 1]);
		expect(byType.map(({ bookings: made }) => made)).toEqual([6, 1]);
		expect(destinations).toEqual([
			{ destination: 'London', bookings: 3 },
			{ destination: 'Kyoto', bookings: 2 },
			{ destination: 'Highlights of Oslo', bookings: 1 },
		]);
	});
});

describe('how fast we answer', () => {
	const at = (hours: number) => new Date(Date.UTC(2026, 10, 17) + hours * 3_600_000);
	const of = async (kind: string) => (await numbers()).answers.find((each) => each.kind === kind);

	test('within the hours of the promise or later, from the first word to the first answer', async () => {
		await db.insert(inquiries).values([1, 2, 3].map(() => ({ ...inquiry, createdAt: at(0) })));
		const answer = { kind: 'answer', body: 'Yes.', author: 'Ana' } as const;
		await db.insert(messages).values([
			{ ...answer, inquiryId: 1, createdAt: at(2) },
			{ ...answer, inquiryId: 1, createdAt: at(50) },
			{ ...answer, inquiryId: 2, createdAt: at(30) },
		]);
		expect(await of('inquiry')).toMatchObject({ inTime: 1, late: 1, medianMinutes: 16 * 60 });
		expect(await of('custom offer')).toMatchObject({ inTime: 0, late: 0, medianMinutes: null });
	});

	test('of several messages in a row the first counts, and after our answer the next', async () => {
		const bookingId = await store(1);
		const written = [
			['question', 0],
			['change', 5],
			['answer', 10],
			['question', 20],
			['letter', 60],
			['question', 61],
		] as const;
		await db
			.insert(messages)
			.values(
				written.map(([kind, hours]) => ({ kind, body: 'x', bookingId, createdAt: at(hours) })),
			);
		expect(await of('trip message')).toMatchObject({
			inTime: 1,
			late: 1,
			medianMinutes: 25 * 60,
		});
	});
});

test('departures sell slowly that leave within ninety days with less than half of their seats taken', async () => {
	await insertTours(db, tourRow());
	await db.delete(departures);
	const ahead = { tourId: 1, capacity: 4, guaranteedFrom: 4 };
	await db.insert(departures).values([
		{ ...ahead, date: '2027-02-20' },
		{ ...ahead, date: '2027-01-10' },
		{ ...ahead, date: '2027-01-11' },
		{ ...ahead, date: '2027-01-12', state: 'closed' },
		{ ...ahead, date: '2026-12-01' },
	]);
	const rows = await db.select().from(departures).orderBy(departures.id);
	const id = (date: string) => rows.find((row) => row.date === date)?.id ?? 0;
	const on = (date: string, travelers: number) => ({
		type: 'tour' as const,
		departureId: id(date),
		travelers,
		status: 'Confirmed' as const,
	});
	await store(1, on('2027-01-10', 2));
	await store(2, on('2027-01-11', 1));
	const { slow } = await numbers();
	expect(slow.map(({ date, taken }) => [date, taken])).toEqual([
		['2026-12-01', 0],
		['2027-01-11', 1],
	]);
	expect(slow[1]).toMatchObject({ id: id('2027-01-11'), tour: 'Island Light', capacity: 4 });
});

test('they are told by weeks or months, and to nobody outside the desk', async () => {
	expect(await read('/api/desk/numbers?by=year')).toMatchObject({ status: 400 });
	const answer = await send(handle, operationCalls(db).deps, 'GET', '/api/desk/numbers');
	expect(answer.status).toBe(401);
	expect(z.safeParse(readNumbers.reply, answer.body).success).toBe(false);
});
