import { randomUUID } from 'node:crypto';

import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { bookings, departures, outbox, tours } from '#src/server/db/schema.ts';

import { bookingCalls, type Refusal, tour } from '../support/booking-calls.ts';
import { tourBooking } from '../support/bookings.ts';
import { namedFields } from '../support/http.ts';

const { db, post, expectNothingStored } = await bookingCalls();

/** The tour of the tests costs 1699.99 a person: 3740 for two, with taxes. */
const sent = tourBooking(tour, 2, 3740);
const leaving = (departureDate: string) => ({
	...sent,
	details: { ...sent.details, departureDate },
});

test.each([
	[100, null, 1, 110],
	[100, 80, 3, 264],
	[1899, 1699.99, 99, 185_129],
	// 5.5 and 2.75 with taxes.
	[5, null, 1, 6],
	[1.25, null, 2, 3],
	[1.36, null, 1, 1],
	[100, 0, 4, 0],
	[80, 100, 1, 110],
	[0, null, 1, 0],
])('at %s, discounted to %s, %s travellers pay %s', async (price, discountPrice, people, total) => {
	await db.update(tours).set({ price, discountPrice });
	await db.update(departures).set({ capacity: 99 });
	const { status, body } = await post(tourBooking(tour, people, total));
	expect([status, body]).toMatchObject([
		201,
		{ type: 'tour', travelers: people, totalPrice: total },
	]);
	const [row] = await db.select().from(bookings);
	expect(row).toMatchObject({ totalPrice: total, clientTotal: total, travelers: people });
	expect(row?.details).toMatchObject({ price: discountPrice ?? price });
});

test('a tour that was made dearer while it was looked at is asked about again, then booked', async () => {
	await db.update(tours).set({ discountPrice: null });
	const { status, body } = await post(sent);
	expect([status, body]).toMatchObject([
		409,
		{
			message: 'The price of this trip is now $4,178. Please check it and book again.',
			quote: { itemId: tour, totalPrice: 4178 },
		},
	]);
	await expectNothingStored();
	expect((await post({ ...sent, totalPrice: 4178 })).status).toBe(201);
});

test('prices that the browser names beside the total are not believed', async () => {
	const lies = { name: 'Moon Walk', destination: 'Moon', duration: '99 days', price: 1 };
	expect((await post({ ...sent, details: { ...sent.details, ...lies } })).status).toBe(201);
	const [row] = await db.select().from(bookings);
	expect(row?.details).toMatchObject({ name: 'Island Light', duration: '7 days', price: 1699.99 });
});

const refused: Refusal[] = [
	...['NaN', '0x10', -1, 1e308].map((totalPrice): Refusal => [
		`a total of ${totalPrice}`,
		{ ...sent, totalPrice },
		['totalPrice'],
	]),
	...[0, -1, 1.5, 2_147_483_648, '2'].map((travelers): Refusal => [
		`${JSON.stringify(travelers)} travelers`,
		{ ...sent, travelers },
		['travelers'],
	]),
	...[0, -1, 1.5, 2_147_483_648, 'x', '01', '1e0', '__proto__'].map((itemId): Refusal => [
		`tour ${itemId}`,
		{ ...sent, itemId },
		['itemId'],
	]),
	...['2027-05-14', '2029-05-15', '2026-11-21', '15 May'].map((date): Refusal => [
		`the departure ${date}`,
		leaving(date),
		['details.departureDate'],
	]),
];
test.each(refused)(
	'%s is a 400 that names the field, and nothing is stored',
	async (_, body, fields) => {
		const answer = await post(body);
		expect([answer.status, namedFields(answer.body)]).toEqual([400, fields]);
		await expectNothingStored();
	},
);

test.each([
	['2026-11-21T12:00:00Z', ['2027-05-15', '2027-06-12', '2027-07-20', '2027-08-10', '2028-08-10']],
	// In New York it is still May 13, the last day for what is not guaranteed to leave in June.
	['2027-05-14T03:59:00Z', ['2027-06-12']],
])('at %s the departures %j are offered', async (moment, departures) => {
	const now = () => new Date(moment);
	for (const departure of departures) {
		const { status, body } = await post(leaving(departure), undefined, { now });
		expect([status, body]).toMatchObject([201, { departureDate: departure }]);
	}
});

test('the same attempt at a tour again stores nothing more, even when its price has changed', async () => {
	const attempt = randomUUID();
	const first = await post(sent, attempt);
	await db.update(tours).set({ discountPrice: 1 });
	const again = await post(sent, attempt);
	expect([first.status, again.status, again.body]).toEqual([201, 200, first.body]);
	expect([await db.$count(bookings), await db.$count(outbox)]).toEqual([1, 1]);
});

test('the letter of the same tour and day a second time asks whether it is meant; of another day, address or an ended hold it does not', async () => {
	const asks = async () => {
		const letters = await db.select().from(outbox).orderBy(asc(outbox.id));
		return /once before, as (BD\w+)/.exec(letters.at(-1)?.body ?? '')?.[1] ?? null;
	};
	const { body } = await post(sent);
	expect(await asks()).toBeNull();
	await post(leaving('2027-06-12'));
	expect(await asks()).toBeNull();
	await post({ ...sent, email: 'bob@example.com' });
	expect(await asks()).toBeNull();
	await post({ ...sent, email: 'ADA@example.com' });
	expect(await asks()).toBe(Object(body).bookingId);
	await db.update(bookings).set({ heldUntil: new Date('2020-01-01') });
	await post(sent);
	expect(await asks()).toBeNull();
});

test('a booking keeps its tour when the tour is deleted', async () => {
	await post(sent);
	await db.delete(tours);
	const [row] = await db.select().from(bookings);
	expect(row?.details).toMatchObject({ name: 'Island Light', departureDate: '2027-05-15' });
	expect(await post(sent)).toMatchObject({
		status: 400,
		body: { message: 'This trip is no longer available.' },
	});
});
