import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { departureWithSeats } from '#src/contract/catalog/catalog.ts';
import { waitingMessages } from '#src/contract/requests/waiting-list.ts';
import { deskHoldEnd } from '#src/domain/bookings/hold.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import {
	bookings,
	changes,
	departures,
	outbox,
	tours,
	waitingList,
} from '#src/server/db/schema.ts';
import { onPurge } from '#src/server/platform/cache.ts';
import { site } from '#src/site.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { tourBooking, tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { insertTours } from '../support/tours.ts';

const db = await testDatabase();
const { ask, deps } = administratorCalls(db);

const price = 1699.99;
const holdEnds = deskHoldEnd(site, testNow);

beforeEach(async () => {
	await insertTours(db, tourRow({ discountPrice: price }));
	await db.update(departures).set({ capacity: 5 });
});

type Asked = { attempt?: string; at?: Date; cost?: number; details?: object };

function book(travellers: number, { attempt, at = testNow, cost = price, details }: Asked = {}) {
	const sent = tourBooking(1, travellers, tourTotal(cost, travellers));
	const body = { ...sent, details: { ...sent.details, ...details } };
	const headers = { 'X-Client-Id': attempt ?? randomUUID() };
	return send(handle, { ...deps, now: () => at }, 'POST', '/api/bookings', { body, headers });
}

function decide(id: number, status: string) {
	return ask(handle, 'PATCH', `/api/bookings/${id}`, { status });
}

/** Ends the holds of all bookings, as time does. */
function endHolds() {
	return db.update(bookings).set({ heldUntil: testNow });
}

/** What the tour's page is told of its first departure. */
async function firstDeparture(at = testNow): Promise<{ seatsLeft: number; state: string }> {
	const { body } = await send(handle, { ...deps, now: () => at }, 'GET', '/api/tours/1');
	return Object(body).departures[0];
}

const seatsLeft = async (at?: Date) => (await firstDeparture(at)).seatsLeft;

test('a booking takes its seats at once, and keeps them and its price until its hold ends', async () => {
	const { status, body } = await book(3);
	expect([status, body]).toMatchObject([201, { heldUntil: holdEnds.toISOString() }]);
	expect(await db.select().from(bookings)).toMatchObject([{ departureId: 1, heldUntil: holdEnds }]);
	expect(await seatsLeft(new Date(holdEnds.getTime() - 1))).toBe(2);
	expect(await seatsLeft(holdEnds)).toBe(5);
	expect((await book(5, { at: holdEnds })).status).toBe(201);
});

test.each([
	[3, 4, '2 seats are left on May 15, 2027: you asked for 4.'],
	[4, 2, '1 seat is left on May 15, 2027: you asked for 2.'],
	[5, 1, 'No seats are left on May 15, 2027: you asked for 1.'],
])(
	'after %s of five seats %s more are a 409 with the departures, and nothing is stored',
	async (taken, asked, message) => {
		await book(taken);
		const { status, body } = await book(asked);
		expect([status, Object(body).message]).toEqual([409, message]);
		const left = Object(body).departures as { date: string; seatsLeft: number }[];
		expect(left.slice(0, 2)).toMatchObject([
			{ date: '2027-05-15', seatsLeft: 5 - taken },
			{ date: '2027-06-12', seatsLeft: 5 },
		]);
		expect([await db.$count(bookings), await db.$count(outbox)]).toEqual([1, 1]);
	},
);

test('the same attempt again gets its receipt, although its own seats were the last', async () => {
	const attempt = randomUUID();
	const first = await book(5, { attempt });
	expect(await book(5, { attempt })).toMatchObject({ status: 200, body: first.body });
	await db.update(departures).set({ state: 'closed' });
	expect(await book(5, { attempt })).toMatchObject({ status: 200, body: first.body });
	expect(await db.$count(bookings)).toBe(1);
});

test.each<[what: string, departure: object, asked: Asked, path: string, message: string]>([
	[
		'a closed departure',
		{ state: 'closed' },
		{},
		'details.departureDate',
		'This departure can no longer be booked. Please choose another date.',
	],
	[
		'a departure of another tour',
		{ date: '2027-05-16' },
		{ details: { departureDate: '2027-05-15' } },
		'details.departureDate',
		'Please choose one of the departure dates of this tour.',
	],
	[
		'a departure that has passed',
		{},
		{ at: new Date('2027-05-17T12:00:00Z') },
		'details.departureDate',
		'Please choose a departure date that has not passed.',
	],
	[
		'a key that no waiting list knows',
		{},
		{ details: { seatKey: 'nobody-knows-it' } },
		'details.seatKey',
		waitingMessages.linkWrong,
	],
])('%s is refused at its field, and nothing is stored', async (...row) => {
	const [, departure, asked, path, message] = row;
	await db
		.update(departures)
		.set({ ...departure, updatedAt: testNow })
		.where(eq(departures.id, 1));
	expect(await book(1, asked)).toMatchObject({
		status: 400,
		body: { message, issues: [{ path, message }] },
	});
	expect(await db.$count(bookings)).toBe(0);
});

test('a departure with a price of its own is booked at that, and at no other', async () => {
	await db.update(departures).set({ price: 2190.5 }).where(eq(departures.id, 1));
	expect(await book(2)).toMatchObject({
		status: 409,
		body: { quote: { itemId: 1, totalPrice: 4819, tour: { pricePerPerson: 2190.5 } } },
	});
	expect((await book(2, { cost: 2190.5 })).status).toBe(201);
	const [row] = await db.select().from(bookings);
	expect(row).toMatchObject({ totalPrice: 4819, details: { price: 2190.5 } });
});

test('seats that the waiting list holds for somebody are not for others, until the offer ends', async () => {
	const offeredUntil = new Date(testNow.getTime() + 1000);
	const ada = { name: 'Ada', email: 'ada@example.com', departureId: 1 };
	await db.insert(waitingList).values({ ...ada, travellers: 4, status: 'offered', offeredUntil });
	expect((await book(2)).status).toBe(409);
	expect((await book(1)).status).toBe(201);
	expect((await book(4, { at: offeredUntil })).status).toBe(201);
});

test('confirmed before its hold ends, a booking keeps its seats', async () => {
	await book(5);
	expect((await decide(1, 'Confirmed')).status).toBe(200);
	await endHolds();
	expect(await seatsLeft()).toBe(0);
	// Confirming it once more changes nothing.
	expect((await decide(1, 'Confirmed')).status).toBe(200);
});

test('a cancelled booking gives its seats back at once', async () => {
	await book(5);
	await decide(1, 'Cancelled');
	expect(await seatsLeft()).toBe(5);
});

test.each(['its hold ended', 'it was cancelled'])(
	'confirmed after %s, a booking takes its seats again; where they are taken it is a 409, and nothing is stored',
	async (why) => {
		await book(3);
		await (why === 'its hold ended' ? endHolds() : decide(1, 'Cancelled'));
		await book(4);
		const [stored, told] = [
			await db.select().from(bookings).orderBy(bookings.id),
			await db.$count(changes),
		];
		const letters = await db.$count(outbox);
		const { status, body } = await decide(1, 'Confirmed');
		expect([status, body]).toMatchObject([
			409,
			{
				message:
					'This booking gave its seats back, and 1 seat is left on May 15, 2027: it needs 3. Give the departure more seats, or agree on another date with the traveler.',
				departures: [{ id: 1, seatsLeft: 1 }, { id: 2 }, {}, {}, {}, {}, {}, {}],
			},
		]);
		expect(await db.select().from(bookings).orderBy(bookings.id)).toEqual(stored);
		expect([await db.$count(changes), await db.$count(outbox)]).toEqual([told, letters]);
		await db.update(departures).set({ capacity: 7 });
		expect((await decide(1, 'Confirmed')).status).toBe(200);
		expect(await seatsLeft()).toBe(0);
	},
);

test('the list of seats has those of every tour on sale, and is kept for a minute', async () => {
	await insertTours(db, tourRow({ name: 'Sold no more' }));
	await db.update(tours).set({ deletedAt: testNow }).where(eq(tours.id, 2));
	await book(2);
	const seats = async (at = testNow) =>
		send(handle, { ...deps, now: () => at }, 'GET', '/api/tours/seats');
	const { body: tour } = await send(handle, deps, 'GET', '/api/tours/1');
	const { body, headers } = await seats();
	expect(body).toEqual(
		z
			.parse(z.object({ departures: z.array(departureWithSeats) }), tour)
			.departures.map(({ date, seatsLeft }) => ({ tourId: 1, date, seatsLeft })),
	);
	expect(Object(body)[0]).toMatchObject({ tourId: 1, seatsLeft: 3 });
	expect(headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, s-maxage=60');
	expect(headers.get('Netlify-Cache-Tag')).toBe('tours,seats');
	await db.update(tours).set({ state: 'draft' });
	expect((await seats()).body).toEqual([]);
	await db.update(tours).set({ state: 'published' });
	await db.update(departures).set({ state: 'closed' });
	expect((await seats()).body).toEqual([]);
});

test('seats that are taken or given back drop what caches keep of the tour', async () => {
	const purged: string[] = [];
	onTestFinished(onPurge((tags) => purged.push(tags.join(' '))));
	const attempt = randomUUID();
	await book(2, { attempt });
	await book(2, { attempt });
	await book(9);
	await decide(1, 'Confirmed');
	await decide(1, 'Confirmed');
	await decide(1, 'Cancelled');
	expect(purged).toEqual(['seats tour-1', 'tours tour-1', 'tours tour-1']);
	const { headers } = await send(handle, deps, 'GET', '/api/tours/1');
	expect(headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, s-maxage=60');
	expect(headers.get('Netlify-Cache-Tag')).toBe('tours,tour-1');
});

test('a booking from before departures were kept is decided on as ever', async () => {
	await book(5);
	await db.update(bookings).set({ departureId: null, heldUntil: null });
	expect((await book(5)).status).toBe(201);
	expect((await decide(1, 'Confirmed')).status).toBe(200);
	expect(await seatsLeft()).toBe(0);
});

test('a booking of a deleted tour still has its seats to take again', async () => {
	await book(3);
	await endHolds();
	await book(5);
	await db.update(tours).set({ deletedAt: testNow });
	expect(await decide(1, 'Confirmed')).toMatchObject({ status: 409, body: { departures: [] } });
});
