import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { holdAgainMessages } from '#src/contract/trips/hold.ts';
import { holdEnd } from '#src/domain/bookings/hold.ts';
import { dealTotal, tourTotal } from '#src/domain/bookings/trip-price.ts';
import { totalSeen } from '#src/domain/trips/total-seen.ts';
import { bookings, departures, flights, outbox, tours } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { dealRow, offerOf, tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { countedSeats } from '../support/seats.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { insertTours } from '../support/tours.ts';
import { visitCookie } from '../support/trips.ts';

const db = await testDatabase();
const { deps } = administratorCalls(db);
const price = 1000;
/** It ended an hour ago. */
const heldUntil = new Date(testNow.getTime() - 3_600_000);

beforeEach(() => insertTours(db, tourRow({ discountPrice: price })));

async function lapsed(changes: Parameters<typeof storedBooking>[1] = {}) {
	const tour = { type: 'tour', itemId: '1', departureId: 1, departureDate: '2027-05-15' } as const;
	const total = tourTotal(price, 2);
	const row = storedBooking(1, {
		...tour,
		title: 'Kyoto',
		totalPrice: total,
		heldUntil,
		...changes,
	});
	const [stored] = await db.insert(bookings).values(row).returning();
	if (!stored) throw new Error('Nothing was stored.');
	return stored;
}

type Trip = Awaited<ReturnType<typeof lapsed>>;

async function hold(trip: Trip, total: number, attempt: string = randomUUID()) {
	const headers = { Cookie: await visitCookie(db, trip), 'X-Client-Id': attempt };
	const body = { seen: totalSeen(total) };
	return send(handle, deps, 'POST', `/api/trips/${trip.reference}/hold`, { body, headers });
}

const now = async (id: number) => {
	const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
	return row;
};

test('a tour whose hold has ended is held again with its seats, at the price of today', async () => {
	const trip = await lapsed();
	await db.update(departures).set({ price: 1200 }).where(eq(departures.id, 1));
	const stale = await hold(trip, tourTotal(price, 2));
	expect(stale).toMatchObject({ status: 409, body: { message: holdAgainMessages.priceChanged } });
	const attempt = randomUUID();
	const answer = await hold(trip, tourTotal(1200, 2), attempt);
	expect(answer.status).toBe(200);
	const again = await now(trip.id);
	expect(again).toMatchObject({ status: 'Pending Confirmation', totalPrice: tourTotal(1200, 2) });
	expect(again?.heldUntil?.toISOString()).toBe(Object(answer.body).heldUntil);
	const bounds = { leavesAt: new Date('2027-05-15'), soldUntil: new Date('2027-05-13') };
	expect(again?.heldUntil).toEqual(holdEnd(site, testNow, { ...bounds, quotedUntil: null }));
	expect(await countedSeats(db, 1, testNow)).toMatchObject({ booked: 2 });
	const [letter] = await db.select().from(outbox);
	expect(letter).toMatchObject({ kind: 'hold-extended' });
	expect(letter?.body).toContain('at the price of today');
	expect(letter?.body).toContain('$2,200.00 → $2,640.00');
	// The same once more is the same.
	expect((await hold(trip, tourTotal(1200, 2), attempt)).status).toBe(200);
	expect(await db.$count(outbox)).toBe(1);
});

test('a second time they call us', async () => {
	const trip = await lapsed();
	const total = tourTotal(price, 2);
	expect((await hold(trip, total)).status).toBe(200);
	await db.update(bookings).set({ heldUntil });
	const again = await hold(trip, total);
	expect(again).toMatchObject({ status: 409, body: { message: holdAgainMessages.notNow } });
});

test.each<[string, () => Promise<unknown>]>([
	['whose seats are gone', () => db.update(departures).set({ capacity: 1 })],
	['whose departure is closed', () => db.update(departures).set({ state: 'closed' })],
	['that is not on sale any more', () => db.update(tours).set({ state: 'archived' })],
	[
		'that leaves tomorrow',
		() => db.update(departures).set({ date: '2026-11-22' }).where(eq(departures.id, 1)),
	],
])('a tour %s is not held again', async (_, change) => {
	const trip = await lapsed();
	await change();
	expect((await hold(trip, tourTotal(price, 2))).status).toBe(409);
	expect((await now(trip.id))?.heldUntil).toEqual(heldUntil);
});

test.each([
	['still held', { heldUntil: new Date(testNow.getTime() + 3_600_000) }],
	['confirmed', { status: 'Confirmed' as const }],
	['cancelled', { status: 'Cancelled' as const }],
])('what is %s is not held again', async (_, changes) => {
	const trip = await lapsed(changes);
	expect((await hold(trip, tourTotal(price, 2))).status).toBe(409);
});

test('a deal is held again at its price; a flight of the search is not, whose fare is gone', async () => {
	const [deal] = await db.insert(flights).values(dealRow()).returning();
	const flight = { type: 'flight', departureId: null } as const;
	const departureDate = deal?.departureDate ?? '';
	const total = dealTotal(deal?.price ?? 0, 2);
	const trip = await lapsed({ ...flight, itemId: String(deal?.id), departureDate });
	expect((await hold(trip, total)).status).toBe(200);
	const offer = offerOf('2026-11-20');
	const searched = await lapsed({
		...flight,
		reference: 'BD2999999',
		itemId: offer.id,
		totalPrice: offer.price,
	});
	expect((await hold(searched, offer.price)).status).toBe(409);
});

test('what was given another day meanwhile is another trip', async () => {
	const [deal] = await db.insert(flights).values(dealRow()).returning();
	const trip = await lapsed({
		type: 'flight',
		departureId: null,
		itemId: String(deal?.id),
		departureDate: '2026-12-09',
	});
	expect((await hold(trip, dealTotal(deal?.price ?? 0, 2))).status).toBe(409);
});

test('what the desk agreed on stays agreed', async () => {
	const trip = await lapsed({ totalPrice: 1980, quotedPrice: 2200, priceReason: 'On the phone' });
	expect(tourTotal(price, 2)).toBe(2200);
	expect((await hold(trip, 1980)).status).toBe(200);
	expect(await now(trip.id)).toMatchObject({ totalPrice: 1980, quotedPrice: 2200 });
});
